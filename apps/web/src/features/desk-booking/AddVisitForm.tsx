import { Button } from '@salonica/ui/button';
import { RadioCard, RadioCardGroup } from '@salonica/ui/radio-card';
import { SegmentedControl } from '@salonica/ui/segmented-control';
import { Skeleton } from '@salonica/ui/skeleton';
import { Stack } from '@salonica/ui/stack';
import { TextArea } from '@salonica/ui/text-area';
import { TextField } from '@salonica/ui/text-field';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../blocks/EmailField.tsx';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { useApi } from '../../blocks/use-api.ts';
import { Waiting } from '../../blocks/Waiting.tsx';
import type { RequestOf } from '../../domain/api.ts';
import type { DeskOffer } from '../../domain/desk.ts';
import { formatMoneyBriefly } from '../../shared/money.ts';
import type { AddFormProps } from './add-form-props.ts';
import styles from './BookingSheet.module.css';
import { useOffers } from './desk-queries.ts';
import { Refusal } from './Refusal.tsx';
import { useDeskWrite } from './use-desk-change.ts';
import { useDeskWords } from './use-desk-words.ts';

type Body = RequestOf<'addDeskBooking'>['body'];

/** A service at the wanted time: until when, or why not. */
function Offer({ offer }: { readonly offer: DeskOffer }) {
  const { t, i18n } = useTranslation('deskBooking');
  const words = useDeskWords();
  const refusal = words.refusal(offer);
  const until = t('add.until', { ends: offer.ends });
  return (
    <RadioCard
      value={offer.id}
      title={offer.name}
      disabled={refusal !== null}
      description={refusal ?? (offer.isOutside ? `${until} ${t('add.outside')}` : until)}
      aside={formatMoneyBriefly(offer.total, i18n.language)}
    />
  );
}

/** The visit of a person who came or called. */
export function AddVisitForm({ place, draft, onDraft, onDone }: AddFormProps<'visit'>) {
  const { t } = useTranslation('deskBooking');
  const api = useApi();
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { barberId, date } = place;
  const { source, time, serviceId, name, phone, email, notes } = draft;
  const load = useOffers({ date, time, barberId });
  const offers = load.phase === 'ready' ? load.data : [];
  const offer = offers.find(({ id }) => id === serviceId) ?? null;
  const writing = useDeskWrite(
    (body: Body, terms) => api.addDeskBooking({ ...terms, body }),
    ({ id, revision }, { name }) =>
      onDone({
        what: 'add',
        name,
        undo: (terms) =>
          api.cancelDeskBooking({ ...terms, id, revision, body: { reason: 'mistake' } }),
      }),
  );
  const { isBusy, failure, fields } = writing;
  const isServiceMissing = isTried && offer?.refusal !== null;
  const isNameMissing = isTried && name.trim() === '';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (offer?.refusal !== null) {
      form.current?.querySelector<HTMLElement>('input[type=radio][name=service]')?.focus();
      return;
    }
    if (name.trim() === '') {
      form.current?.querySelector<HTMLElement>('[name=name]')?.focus();
      return;
    }
    writing.send({
      source,
      serviceId: offer.id,
      barberId,
      date,
      time,
      name,
      notes,
      ...(phone.trim() === '' ? {} : { phone }),
      ...(email.trim() === '' ? {} : { email }),
      ...(offer.isOutside ? { outsideHours: true } : {}),
    });
  };

  return (
    <form ref={form} noValidate onSubmit={submit} inert={isBusy}>
      <Stack gap={20}>
        <SegmentedControl
          label={t('add.source')}
          name="source"
          value={source}
          onValueChange={(next) => onDraft({ source: next })}
          options={[
            { value: 'walk-in', label: t('add.walk-in') },
            { value: 'phone', label: t('add.phone') },
          ]}
        />
        <div className={styles['fields']}>
          <TextField
            type="time"
            name="time"
            step={300}
            label={t('add.time')}
            value={time}
            onValueChange={(next) => onDraft({ time: next })}
          />
        </div>
        {load.phase === 'loading' ? (
          <Waiting text={t('add.loading')} {...load}>
            <Skeleton className={styles['skeleton']} />
          </Waiting>
        ) : null}
        {load.phase === 'failed' ? (
          <LoadFailure title={t('add.loadFailed')} headingLevel={3} {...load} />
        ) : null}
        {load.phase === 'ready' ? (
          <RadioCardGroup
            legend={t('add.service')}
            name="service"
            value={serviceId}
            onValueChange={(next) => onDraft({ serviceId: next })}
            error={isServiceMissing ? t('add.serviceMissing') : undefined}
          >
            {offers.map((one) => (
              <Offer key={one.id} offer={one} />
            ))}
          </RadioCardGroup>
        ) : null}
        <TextField
          name="name"
          label={t('add.name')}
          autoComplete="off"
          value={name}
          onValueChange={(next) => onDraft({ name: next })}
          error={fields['name'] ?? (isNameMissing ? t('add.nameMissing') : undefined)}
        />
        <div className={styles['fields']}>
          <TextField
            type="tel"
            name="phone"
            label={t('add.phoneNumber')}
            autoComplete="off"
            optional
            value={phone}
            onValueChange={(next) => onDraft({ phone: next })}
            error={fields['phone']}
          />
          <EmailField
            name="email"
            label={t('add.email')}
            autoComplete="off"
            optional
            value={email}
            onValueChange={(next) => onDraft({ email: next })}
            error={fields['email']}
          />
        </div>
        <TextArea
          name="notes"
          label={t('add.notes')}
          optional
          value={notes}
          onValueChange={(next) => onDraft({ notes: next })}
          error={fields['notes']}
        />
        <Refusal failure={failure} />
        <div className={styles['actions']}>
          <Button type="submit" busy={isBusy} busyLabel={t('add.busy')}>
            {offer?.isOutside === true ? t('add.anyway') : t('add.confirm')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
