import { Button, buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { FormMessage } from '@salonica/ui/form';
import { PageHeader } from '@salonica/ui/page-header';
import { Stack } from '@salonica/ui/stack';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { useApi } from '../../blocks/use-api.ts';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { useIsSlow } from '../../blocks/use-is-slow.ts';
import type { Api } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import { paths } from '../../shared/paths.ts';

export interface LinkPageProps {
  /** The action of a mail's link. */
  readonly act: 'confirm' | 'unsubscribe' | 'email' | 'verify' | 'join';
  /** Null if the URL has none. */
  readonly token: string | null;
  readonly onDone?: () => void;
}

/**
 * The result: done, also in the browser of the session that stays, or done before; an address of
 * another account; a link that is too old, or none of ours.
 */
type End = 'done' | 'here' | 'used' | 'taken' | 'old' | 'over';
type Phase = 'asking' | 'busy' | End | { readonly failure: unknown };

const done = async (call: Promise<unknown>): Promise<End> => {
  await call;
  return 'done';
};

const calls = {
  confirm: (api: Api, token: string) => done(api.confirmNewsletter({ body: { token } })),
  unsubscribe: (api: Api, token: string) => done(api.unsubscribe({ query: { token } })),
  email: (api: Api, token: string) => done(api.confirmEmailChange({ body: { token } })),
  join: (api: Api, token: string) => done(api.acceptInvitation({ body: { token } })),
  async verify(api: Api, token: string): Promise<End> {
    const { wasVerified, keepsSession } = await api.confirmEmail({ body: { token } });
    if (wasVerified) return 'used';
    return keepsSession ? 'here' : 'done';
  },
};

function endOf(error: unknown): End | null {
  if (!(error instanceof ServiceError)) return null;
  const { failure } = error;
  if (failure.kind === 'conflict' && failure.code === 'email-taken') return 'taken';
  if (failure.kind === 'gone') return 'old';
  return ['not-found', 'invalid'].includes(failure.kind) ? 'over' : null;
}

const isEnd = (phase: Phase): phase is End =>
  typeof phase === 'string' && phase !== 'asking' && phase !== 'busy';

function wordsOf(act: LinkPageProps['act'], state: End | 'asking') {
  if (act === 'verify') return `verify.${state === 'taken' ? 'over' : state}` as const;
  if (act === 'join') {
    return `join.${state === 'asking' || state === 'done' || state === 'old' ? state : 'over'}` as const;
  }
  if (state === 'taken') return 'email.taken' as const;
  return `${act}.${state === 'asking' || state === 'done' ? state : 'over'}` as const;
}

interface NextLinkProps extends Pick<LinkPageProps, 'act'> {
  readonly end: End;
}

/** The next page. */
function NextLink({ act, end }: NextLinkProps) {
  const { t } = useTranslation('letters');
  if (act === 'confirm' || act === 'unsubscribe' || act === 'join') {
    return (
      <Link to={paths.home} {...buttonProps({ variant: 'secondary' })}>
        {t('home')}
      </Link>
    );
  }
  const next = end === 'done' ? 'signIn' : 'details';
  return (
    <Link to={paths[next]} {...buttonProps()}>
      {t(`email.${next}`)}
    </Link>
  );
}

/** Requires a press, so that programs which open links in mails trigger nothing. */
export function LinkPage({ act, token, onDone }: LinkPageProps) {
  const { t } = useTranslation('letters');
  const { t: tc } = useTranslation('common');
  const api = useApi();
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
      setPhase(await calls[act](api, token));
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
