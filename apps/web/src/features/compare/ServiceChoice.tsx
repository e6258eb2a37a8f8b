import { Button } from '@salonica/ui/button';
import { Select } from '@salonica/ui/select';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { KeepLanguage } from '#blocks/KeepLanguage.tsx';
import type { SalonDetails } from '#domain/salon.ts';
import type { Service } from '#domain/service.ts';
import { comparison, paths } from '#shared/paths.ts';
import styles from './Compare.module.css';
import { comparableServices } from './compared-services.ts';

export interface ServiceChoiceProps {
  readonly salons: readonly SalonDetails[];
  readonly service: Service | null;
}

/** The service whose prices and next free times are compared; without script a form with a button. */
export function ServiceChoice({ salons, service }: ServiceChoiceProps) {
  const { t } = useTranslation('compare');
  const navigate = useNavigate();
  const ids = salons.map(({ id }) => id);
  const services = comparableServices(salons);
  const chosen = services.find(({ name }) => name === service?.name)?.id ?? '';
  const choose = (id: string): void =>
    void navigate(comparison(ids, id === '' ? null : id), { preventScrollReset: true });
  return (
    <form method="get" action={paths.compare} className={styles['choice']}>
      <input type="hidden" name="ids" value={ids.join(',')} />
      <Select
        variant="pill"
        label={t('service.label')}
        name="service"
        value={chosen}
        onValueChange={choose}
      >
        <option value="">{t('service.none')}</option>
        {services.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <KeepLanguage />
      <noscript>
        <Button type="submit" variant="secondary" size="s">
          {t('service.show')}
        </Button>
      </noscript>
    </form>
  );
}
