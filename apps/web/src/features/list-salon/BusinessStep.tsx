import { Chip } from '@salonica/ui/chip';
import { FieldError } from '@salonica/ui/field-error';
import { Grid } from '@salonica/ui/grid';
import { Skeleton } from '@salonica/ui/skeleton';
import { TextField } from '@salonica/ui/text-field';
import { Button } from '@salonica/ui/button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryName } from '../../blocks/category-names.ts';
import { EmailField } from '../../blocks/EmailField.tsx';
import { useCategories } from '../../blocks/use-categories.ts';
import { applicationLimits } from '../../domain/application.ts';
import styles from './ApplicationForm.module.css';
import type { SalonApplication } from './use-application.ts';
import { useDraftField } from './use-draft-field.ts';

function Categories({ own }: { readonly own: SalonApplication }) {
  const { t } = useTranslation(['listSalon', 'common']);
  const { t: named } = useTranslation('discovery');
  const load = useCategories();
  const errorId = useId();
  const { errorOf } = useDraftField(own);
  const error = errorOf('categories');
  const chosen = own.draft.categoryIds;
  const toggle = (id: string, isOn: boolean): void => {
    const others = chosen.filter((known) => known !== id);
    own.change({ categoryIds: isOn ? [...others, id] : others });
  };
  return (
    <fieldset
      className={styles['group']}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{t('fields.categories')}</legend>
      {load.phase === 'loading' ? <Skeleton variant="text" /> : null}
      {load.phase === 'failed' ? (
        <Button variant="secondary" size="s" onClick={load.retry}>
          {t('common:tryAgain')}
        </Button>
      ) : null}
      <div className={styles['chips']}>
        {load.phase === 'ready'
          ? load.data.map(({ id, title }) => {
              const isOn = chosen.includes(id);
              return (
                <Chip
                  key={id}
                  pressed={isOn}
                  aria-invalid={error === undefined ? undefined : true}
                  disabled={!isOn && chosen.length >= applicationLimits.categories}
                  onPressedChange={(pressed) => toggle(id, pressed)}
                >
                  {categoryName(named, title)}
                </Chip>
              );
            })
          : null}
      </div>
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

/** What the salon is called, and how it is reached. */
export function BusinessStep({ own }: { readonly own: SalonApplication }) {
  const { t } = useTranslation('listSalon');
  const { field } = useDraftField(own);
  return (
    <>
      <TextField
        {...field('name')}
        maxLength={applicationLimits.name}
        autoComplete="organization"
      />
      <Categories own={own} />
      <Grid columns={2} gap={20}>
        <TextField {...field('phone')} type="tel" autoComplete="tel" hint={t('fields.phoneHint')} />
        <EmailField {...field('email')} hint={t('fields.emailHint')} />
      </Grid>
    </>
  );
}
