import { Button, buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { FormMessage } from '@salonica/ui/form';
import { PageHeader } from '@salonica/ui/page-header';
import { Stack } from '@salonica/ui/stack';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { useIsSlow } from '../../blocks/use-is-slow.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { LettersPort } from '../../domain/ports/letters-port.ts';
import { paths } from '../../shared/paths.ts';

export interface LinkPageProps {
  /** The action of a mail's link. */
  readonly act: 'confirm' | 'unsubscribe' | 'email';
  /** Null if the URL has none. */
  readonly token: string | null;
  readonly onDone?: () => void;
}

/** The result: done, expired, or an address of another account. */
type End = 'done' | 'over' | 'taken';
type Phase = 'asking' | 'busy' | End | { readonly failure: unknown };

const calls = {
  confirm: (port: LettersPort, token: string) => port.confirm(token),
  unsubscribe: (port: LettersPort, token: string) => port.unsubscribe(token),
  email: (port: LettersPort, token: string) => port.confirmEmail(token),
};

function endOf(error: unknown): End | null {
  if (!(error instanceof ServiceError)) return null;
  const { failure } = error;
  if (failure.kind === 'conflict' && failure.code === 'email-taken') return 'taken';
  return ['not-found', 'invalid'].includes(failure.kind) ? 'over' : null;
}

const isEnd = (phase: Phase): phase is End =>
  phase === 'done' || phase === 'over' || phase === 'taken';

/** Only an address can belong to another account. */
const wordsOf = (act: LinkPageProps['act'], state: End | 'asking') =>
  state === 'taken' ? (`email.${state}` as const) : (`${act}.${state}` as const);

interface NextLinkProps extends Pick<LinkPageProps, 'act'> {
  readonly end: End;
}

/** The next page. */
function NextLink({ act, end }: NextLinkProps) {
  const { t } = useTranslation('letters');
  const look = buttonProps({ variant: act === 'email' ? 'primary' : 'secondary' });
  if (act !== 'email') {
    return (
      <Link to={paths.home} {...look}>
        {t('home')}
      </Link>
    );
  }
  return end === 'done' ? (
    <Link to={paths.signIn} {...look}>
      {t('email.signIn')}
    </Link>
  ) : (
    <Link to={paths.details} {...look}>
      {t('email.details')}
    </Link>
  );
}

/** Requires a press, so that programs which open links in mails trigger nothing. */
export function LinkPage({ act, token, onDone }: LinkPageProps) {
  const { t } = useTranslation('letters');
  const { t: tc } = useTranslation('common');
  const letters = usePort('letters');
  const failureWords = useFailureWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [phase, setPhase] = useState<Phase>(token === null ? 'over' : 'asking');
  const isSlow = useIsSlow(phase === 'busy');
  const wasPressed = useRef(false);
  useEffect(() => {
    // The pressed button is gone.
    if (wasPressed.current && isEnd(phase)) heading.current?.focus();
  }, [phase]);

  const press = async (): Promise<void> => {
    if (token === null || phase === 'busy') return;
    wasPressed.current = true;
    setPhase('busy');
    try {
      await calls[act](letters, token);
      setPhase('done');
      onDone?.();
    } catch (failure) {
      setPhase(endOf(failure) ?? { failure });
    }
  };
  const words = wordsOf(act, isEnd(phase) ? phase : 'asking');
  return (
    <Container before="l" after="l">
      <Stack gap={32} align="start">
        <PageHeader titleRef={heading} title={t(`${words}.title`)} lead={t(`${words}.text`)} />
        <FormMessage>{typeof phase === 'object' ? failureWords(phase.failure) : null}</FormMessage>
        {isEnd(phase) ? (
          <NextLink act={act} end={phase} />
        ) : (
          <Stack gap={12} align="start">
            <Button
              size="l"
              busy={phase === 'busy'}
              busyLabel={t(`${act}.busy`)}
              onClick={() => void press()}
            >
              {t(typeof phase === 'object' ? 'again' : `${act}.press`)}
            </Button>
            <div role="status">{isSlow ? <p>{tc('slow')}</p> : null}</div>
          </Stack>
        )}
      </Stack>
    </Container>
  );
}
