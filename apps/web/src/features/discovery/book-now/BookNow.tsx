import { buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { PageBand } from '@salonica/ui/page-band';
import { Section } from '@salonica/ui/section';
import { Stack } from '@salonica/ui/stack';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#blocks/Link.tsx';
import { paths } from '#shared/paths.ts';
import vignette from '#shared/vignette.module.css';
import { type RenderSave, SaveSlot } from '../SaveSlot.tsx';
import type { ServiceChoice } from '../search/salon-search.ts';
import { SalonSearchForm } from '../search/SalonSearchForm.tsx';
import { useSearch } from '../search/use-search.ts';
import styles from './BookNow.module.css';
import { NearbySalons } from './NearbySalons.tsx';
import { PopularServices } from './PopularServices.tsx';

export interface BookNowProps {
  readonly renderSave?: RenderSave | undefined;
}

/** Salons for a visitor who knows the service, but not the salon. */
export function BookNow({ renderSave }: BookNowProps) {
  const { t } = useTranslation('bookNow');
  const control = useSearch();
  const { search, type, commit } = control;
  const results = useRef<HTMLElement>(null);

  const choose = (service: ServiceChoice): void => {
    commit({ service });
    const top = results.current?.getBoundingClientRect().top ?? 0;
    // On a phone the salons are below the fold; the result of a press should be visible.
    if (service !== '' && top > window.innerHeight * 0.8) results.current?.scrollIntoView();
  };

  return (
    <>
      <PageBand title={t('title')} lead={t('lead')} scene={<span className={vignette['bench']} />}>
        <SalonSearchForm
          action={paths.bookNow}
          label={t('form.label')}
          service={{ label: t('form.service'), placeholder: t('form.servicePlaceholder') }}
          location={{ label: t('form.location'), placeholder: t('form.locationPlaceholder') }}
          submit={t('form.submit')}
          variant="rows"
          value={search}
          onType={type}
          onSubmit={commit}
        />
      </PageBand>
      <Container before="m" after="l" className={styles['body']}>
        <PopularServices chosen={search.service} onChoose={choose} />
        <section ref={results} aria-labelledby="near-title" className={styles['near']}>
          <SaveSlot value={renderSave}>
            <NearbySalons control={control} />
          </SaveSlot>
        </section>
        <Section
          divided
          size="s"
          title={t('help.title')}
          lead={t('help.text')}
          className={styles['help']}
          action={
            <Stack direction="row" gap={12}>
              <Link to={paths.contact} {...buttonProps({ variant: 'secondary' })}>
                {t('help.support')}
              </Link>
              <Link to={paths.salons} {...buttonProps({ variant: 'secondary' })}>
                {t('help.all')}
              </Link>
            </Stack>
          }
        />
      </Container>
    </>
  );
}
