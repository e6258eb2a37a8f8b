import { Button } from '@salonica/ui/button';
import { Form, FormMessage } from '@salonica/ui/form';
import { Section } from '@salonica/ui/section';
import { Stack } from '@salonica/ui/stack';
import { WizardActions, WizardSteps } from '@salonica/ui/wizard-steps';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { ServiceError } from '../../domain/failure.ts';
import { AddressStep } from './AddressStep.tsx';
import styles from './ApplicationForm.module.css';
import { type ApplicationStep, applicationSteps } from './application-draft.ts';
import { BusinessStep } from './BusinessStep.tsx';
import { HoursStep } from './HoursStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { ServicesStep } from './ServicesStep.tsx';
import type { SalonApplication } from './use-application.ts';

export interface ApplicationFormProps {
  readonly own: SalonApplication;
  readonly step: ApplicationStep;
}

const bodies = {
  business: BusinessStep,
  address: AddressStep,
  hours: HoursStep,
  services: ServicesStep,
  review: ReviewStep,
};

/** A wrong field; of hours without one, the first day. */
const toCorrect = '[aria-invalid="true"], fieldset[data-invalid] [type="checkbox"]:not(:checked)';

/** A wait of a day is not shown in seconds. */
function useWords(): (error: unknown) => string {
  const failureWords = useFailureWords();
  return (error) =>
    error instanceof ServiceError && error.failure.kind === 'rate-limited'
      ? (error.failure.message ?? failureWords(error))
      : failureWords(error);
}

/** The steps of an application. */
export function ApplicationForm({ own, step }: ApplicationFormProps) {
  const { t } = useTranslation('listSalon');
  const words = useWords();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLSpanElement>(null);
  const position = applicationSteps.indexOf(step);
  const isSending = own.view === 'sending';
  const Body = bodies[step];

  const first = useRef(step);
  useEffect(() => {
    if (first.current === step) return;
    first.current = step;
    heading.current?.focus();
  }, [step]);
  // The first field to correct, each time that going on was refused.
  useEffect(() => {
    if (own.refusals === 0) return;
    form.current?.querySelector<HTMLElement>(toCorrect)?.focus();
  }, [own.refusals]);

  return (
    <div className={styles['root']}>
      <WizardSteps
        steps={applicationSteps.map((id) => ({
          id,
          label: t(`steps.${id}`),
          done:
            id !== step &&
            id !== 'review' &&
            own.canOpen(id) &&
            position > applicationSteps.indexOf(id),
        }))}
        current={step}
        onStepSelect={(id) => {
          const wanted = applicationSteps.find((known) => known === id);
          if (wanted !== undefined && !isSending) own.open(wanted);
        }}
      />
      <Form
        ref={form}
        aria-label={t('form')}
        onSubmit={(event) => {
          event.preventDefault();
          if (isSending) return;
          if (step === 'review') own.send();
          else own.next();
        }}
      >
        <Section
          key={step}
          size="m"
          title={
            <span ref={heading} tabIndex={-1}>
              {t(`${step}.heading`)}
            </span>
          }
          lead={t(`${step}.lead`)}
        >
          <Stack gap={24}>
            <Body own={own} />
          </Stack>
        </Section>
        <FormMessage>{own.failure === null ? null : words(own.failure)}</FormMessage>
        <WizardActions
          back={
            step === 'business' ? null : (
              <Button
                variant="secondary"
                disabled={isSending}
                startIcon={<ChevronLeft aria-hidden="true" />}
                onClick={own.back}
              >
                {t('back')}
              </Button>
            )
          }
        >
          {step === 'review' ? (
            <Button type="submit" busy={isSending} busyLabel={t('review.sending')}>
              {t('review.send')}
            </Button>
          ) : (
            <Button type="submit" endIcon={<ArrowRight aria-hidden="true" />}>
              {t('next')}
            </Button>
          )}
        </WizardActions>
      </Form>
    </div>
  );
}
