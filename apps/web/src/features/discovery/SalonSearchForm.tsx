import { Button } from '@salonica/ui/button';
import { MapPin, Search } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/paths.ts';
import type { SalonSearch } from './salon-search.ts';
import styles from './SalonSearchForm.module.css';

type Typed = Pick<SalonSearch, 'q' | 'location'>;

export interface SalonSearchFormProps {
  readonly search: Typed;
  readonly onSearch: (search: Typed) => void;
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** What and where. Works before any script does. */
export function SalonSearchForm({ search, onSearch }: SalonSearchFormProps) {
  const { t } = useTranslation('discovery');
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSearch({ q: textOf(form, 'q'), location: textOf(form, 'location') });
  };
  return (
    <form
      role="search"
      method="get"
      action={paths.salons}
      className={styles['root']}
      onSubmit={submit}
    >
      <label className={styles['field']}>
        <Search aria-hidden="true" />
        <span className={styles['label']}>{t('salons.search')}</span>
        <input
          type="search"
          name="q"
          defaultValue={search.q}
          placeholder={t('salons.searchPlaceholder')}
          enterKeyHint="search"
        />
      </label>
      <label className={styles['field']}>
        <MapPin aria-hidden="true" />
        <span className={styles['label']}>{t('salons.location')}</span>
        <input
          type="text"
          name="location"
          defaultValue={search.location}
          placeholder={t('salons.locationPlaceholder')}
          autoComplete="address-level2"
          enterKeyHint="search"
        />
      </label>
      <Button type="submit" size="l">
        {t('salons.submit')}
      </Button>
    </form>
  );
}
