import { Button } from '@salonica/ui/button';
import { Grid } from '@salonica/ui/grid';
import { TextField } from '@salonica/ui/text-field';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { applicationLimits } from '../../domain/application.ts';
import { emptyService, type ServiceDraft } from './application-draft.ts';
import styles from './ApplicationForm.module.css';
import type { SalonApplication } from './use-application.ts';
import { useDraftField } from './use-draft-field.ts';

interface ServiceFieldsProps {
  readonly own: SalonApplication;
  readonly index: number;
  readonly service: ServiceDraft;
  readonly onChange: (changes: Partial<ServiceDraft>) => void;
  /** Null for the only one. */
  readonly onRemove: (() => void) | null;
}

function ServiceFields({ own, index, service, onChange, onRemove }: ServiceFieldsProps) {
  const { t } = useTranslation('listSalon');
  const { errorOf } = useDraftField(own);
  const field = (name: keyof ServiceDraft) => ({
    name: `service-${index}-${name}`,
    label: t(`fields.service.${name}`),
    required: true,
    value: service[name],
    error: errorOf(`service-${index}-${name}`),
    onValueChange: (text: string) => onChange({ [name]: text }),
  });
  return (
    <fieldset className={styles['group']}>
      <legend>{t('services.number', { number: index + 1 })}</legend>
      <Grid columns={2} gap={20}>
        <TextField {...field('en')} lang="en" maxLength={applicationLimits.name} />
        <TextField {...field('el')} lang="el" maxLength={applicationLimits.name} />
        <TextField {...field('minutes')} inputMode="numeric" />
        <TextField {...field('price')} inputMode="decimal" hint={t('fields.service.priceHint')} />
      </Grid>
      {onRemove === null ? null : (
        <Button variant="destructive" size="s" className={styles['remove']} onClick={onRemove}>
          {t('services.remove', { number: index + 1 })}
        </Button>
      )}
    </fieldset>
  );
}

/** The first services, and who offers them. More of both are entered at the desk. */
export function ServicesStep({ own }: { readonly own: SalonApplication }) {
  const { t } = useTranslation('listSalon');
  const { field } = useDraftField(own);
  const list = useRef<HTMLDivElement>(null);
  const { services } = own.draft;
  const add = (): void => {
    own.change({ services: [...services, emptyService] });
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[name="service-${services.length}-en"]`)?.focus(),
    );
  };
  const remove = (index: number): void => {
    own.change({ services: services.filter((_, at) => at !== index) });
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(`[name="service-${Math.max(0, index - 1)}-en"]`)
        ?.focus(),
    );
  };
  return (
    <div ref={list} className={styles['services']}>
      {services.map((service, index) => (
        <ServiceFields
          // Only its place identifies a row.
          key={index}
          own={own}
          index={index}
          service={service}
          onChange={(changes) =>
            own.change({
              services: services.map((one, at) => (at === index ? { ...one, ...changes } : one)),
            })
          }
          onRemove={services.length === 1 ? null : () => remove(index)}
        />
      ))}
      {services.length < applicationLimits.services ? (
        <div>
          <Button variant="tonal" startIcon={<Plus aria-hidden="true" />} onClick={add}>
            {t('services.add')}
          </Button>
        </div>
      ) : null}
      <fieldset className={styles['group']}>
        <legend>{t('services.barber')}</legend>
        <Grid columns={2} gap={20}>
          <TextField {...field('barberEn')} lang="en" maxLength={applicationLimits.barber} />
          <TextField {...field('barberEl')} lang="el" maxLength={applicationLimits.barber} />
        </Grid>
      </fieldset>
    </div>
  );
}
