import { type PhoneProblem, readPhone } from '@salonica/text/phone';
import { Button } from '@salonica/ui/button';
import { Form, FormMessage } from '@salonica/ui/form';
import { Note } from '@salonica/ui/note';
import { PageHeader } from '@salonica/ui/page-header';
import { TextField } from '@salonica/ui/text-field';
import MessageSquare from 'lucide-react/icons/message-square';
import Smartphone from 'lucide-react/icons/smartphone';
import {
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useAuthStore } from './AuthProvider.tsx';
import type { IdentityErrorCode } from '../../domain/ports/identity-port.ts';
import { failureText } from './auth-words.ts';
import { codeLength, toCode } from './phone-number.ts';
import { useAuthFacts, useAuthNow } from './use-auth.ts';
import { useFocusOnInvalid } from './use-auth-form.ts';
import { useCountdown } from './use-countdown.ts';

/** Delay before another code can be requested, in seconds. */
const resendAfter = 30;

/** Errors about the value of the field. */
const aboutField: readonly IdentityErrorCode[] = [
  'invalid-phone-number',
  'missing-phone-number',
  'invalid-verification-code',
  'missing-verification-code',
  'code-expired',
];

interface QuestionProps {
  readonly name: 'number' | 'code';
  readonly title: string;
  readonly intro: string;
  /** Shows the field's error, or sends it. */
  readonly onSubmit: (text: string) => string | null;
  readonly field: Omit<ComponentProps<typeof TextField>, 'name' | 'error'>;
  readonly submit: string;
  readonly busyLabel: string;
  /** The button's own request is pending. */
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/** One field and its button, with its error. */
function Question({
  name,
  title,
  intro,
  onSubmit,
  field,
  submit,
  busyLabel,
  isBusy,
  children,
}: QuestionProps) {
  const { t } = useTranslation('auth');
  const store = useAuthStore();
  const { failure, busy } = useAuthNow();
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [problem, setProblem] = useState<{ readonly text: string } | null>(null);
  useEffect(() => heading.current?.focus(), []);
  useFocusOnInvalid(form, problem);
  useFocusOnInvalid(form, failure);

  const trouble = failure === null ? null : failureText(t, failure, 'phone');
  const isFieldTrouble = failure?.source === 'identity' && aboutField.includes(failure.code);

  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy === 'phone') return;
    const text = new FormData(event.currentTarget).get(name);
    const wrong = onSubmit(typeof text === 'string' ? text : '');
    setProblem(wrong === null ? null : { text: wrong });
  };

  return (
    <>
      <PageHeader size="m" titleRef={heading} title={title} lead={intro} />
      <Form
        ref={form}
        onSubmit={send}
        onInput={() => {
          setProblem(null);
          if (failure !== null) store.dismissFailure();
        }}
      >
        <TextField
          required
          {...field}
          name={name}
          error={problem?.text ?? (isFieldTrouble && trouble !== null ? trouble : undefined)}
        />
        {trouble === null || isFieldTrouble ? null : (
          <Note size="s" tone="danger">
            {trouble}
          </Note>
        )}
        <Button type="submit" size="l" block busy={isBusy} busyLabel={busyLabel}>
          {submit}
        </Button>
        {children}
      </Form>
    </>
  );
}

function OtherWaysButton() {
  const { t } = useTranslation('phone');
  const { phone } = useAuthStore();
  return (
    <Button variant="quiet" block onClick={phone.leave}>
      {t('otherWays')}
    </Button>
  );
}

/** Grouped for reading aloud. */
function inGroups(number: string): string {
  return number.replace(/^(\+30)(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3 $4');
}

/** Key of the message for a number that is refused. */
const numberProblems = {
  empty: 'noNumber',
  'not-a-number': 'invalidNumber',
  'unknown-country': 'unknownCountry',
  'too-short': 'shortNumber',
  'too-long': 'longNumber',
} as const satisfies Record<PhoneProblem, string>;

/** Only the country code that the field begins with. */
const isUntouched = (text: string): boolean => text.replaceAll(/\s/gu, '') === '+30';

function NumberForm({ number }: { readonly number: string | null }) {
  const { t } = useTranslation('phone');
  const { phone } = useAuthStore();
  const { busy } = useAuthNow();
  return (
    <Question
      name="number"
      title={t('title')}
      intro={t('intro')}
      submit={t('send')}
      busyLabel={t('sending')}
      isBusy={busy === 'phone'}
      onSubmit={(text) => {
        if (isUntouched(text)) return t('noNumber');
        const read = readPhone(text);
        if (read.problem !== undefined) return t(numberProblems[read.problem]);
        phone.sendCode(read.number);
        return null;
      }}
      field={{
        label: t('number'),
        type: 'tel',
        autoComplete: 'tel',
        defaultValue: number === null ? '+30 ' : inGroups(number),
        startIcon: <Smartphone aria-hidden="true" />,
        hint: t('numberHint'),
      }}
    >
      <OtherWaysButton />
    </Question>
  );
}

interface CodeFormProps {
  readonly number: string;
  readonly remember: boolean;
}

function CodeForm({ number, remember }: CodeFormProps) {
  const { t } = useTranslation('phone');
  const { phone } = useAuthStore();
  const [secondsLeft, restart] = useCountdown(resendAfter);
  const { busy } = useAuthNow();
  const [isResending, setResending] = useState(false);
  const [isResent, setResent] = useState(false);
  useAuthFacts((fact) => {
    setResending(false);
    if (fact.type !== 'phone.resent') return;
    restart();
    setResent(true);
  });

  return (
    <Question
      name="code"
      title={t('codeTitle')}
      intro={t('codeIntro', { number: inGroups(number) })}
      submit={t('submit')}
      busyLabel={t('busy')}
      isBusy={busy === 'phone' && !isResending}
      onSubmit={(text) => {
        const code = toCode(text);
        if (code === null) return t(text.trim() === '' ? 'noCode' : 'invalidCode');
        setResent(false);
        phone.confirmCode(code, { remember });
        return null;
      }}
      field={{
        label: t('code'),
        inputMode: 'numeric',
        autoComplete: 'one-time-code',
        // A pasted code may contain a space.
        maxLength: codeLength + 1,
        startIcon: <MessageSquare aria-hidden="true" />,
        hint: t('codeHint'),
      }}
    >
      <FormMessage tone="info">{isResent ? t('resent') : null}</FormMessage>
      <Button
        variant="secondary"
        block
        disabled={secondsLeft > 0}
        busy={busy === 'phone' && isResending}
        busyLabel={t('sending')}
        onClick={() => {
          setResent(false);
          setResending(true);
          phone.resendCode();
        }}
      >
        {secondsLeft > 0 ? t('resendIn', { count: secondsLeft }) : t('resend')}
      </Button>
      <Button variant="quiet" block onClick={phone.changeNumber}>
        {t('otherNumber')}
      </Button>
      <OtherWaysButton />
    </Question>
  );
}

export interface PhoneSignInProps {
  /** Keep the session after the browser is closed. */
  readonly remember: boolean;
}

/** Phone sign-in: the number, then the code. */
export function PhoneSignIn({ remember }: PhoneSignInProps) {
  const { phoneStep, phoneNumber } = useAuthNow();
  if (phoneStep === 'code' && phoneNumber !== null) {
    return <CodeForm number={phoneNumber} remember={remember} />;
  }
  return <NumberForm number={phoneNumber} />;
}
