import type { ReactNode, SubmitEvent } from 'react';
import { useHref } from 'react-router-dom';
import { useInLanguage, useNamedLanguage } from '../../blocks/use-in-language.ts';
import { languageParameter } from '../../shared/named-language.ts';
import { paths } from '../../shared/paths.ts';
import { hiddenChoices, submittedParameter } from './booking-address.ts';
import type { WizardBooking } from './use-booking.ts';

/** Of the one form on the page: its buttons and some of its controls are elsewhere. */
export const stepFormId = 'booking-step';

export interface StepFormProps {
  readonly booking: WizardBooking;
  readonly salonId: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * The choices of a step. Without script the browser sends them: the next step opens with a URL that
 * names them, and the last one books.
 */
export function StepForm({ booking, salonId, className, children }: StepFormProps) {
  const { step, draft } = booking;
  const isLast = step === 'location';
  const language = useNamedLanguage();
  const page = useHref(useInLanguage(paths.booking(salonId)));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isLast) booking.confirm();
    else booking.next();
  };
  return (
    <form
      id={stepFormId}
      method={isLast ? 'post' : 'get'}
      action={page}
      noValidate
      onSubmit={submit}
      className={className}
    >
      {hiddenChoices(draft, step).map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name={submittedParameter} value={step} />
      {language === null || isLast ? null : (
        <input type="hidden" name={languageParameter} value={language} />
      )}
      {children}
    </form>
  );
}
