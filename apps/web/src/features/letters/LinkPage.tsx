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
import { ServiceError } from '../../domain/failure.ts';
import type { LettersPort } from '../../domain/ports/letters-port.ts';
import { paths } from '../../shared/paths.ts';

export interface LinkPageProps {
  /** What the link of a mail is for. */
  readonly act: 'confirm' | 'unsubscribe';
  /** Null where the address has none. */
  readonly token: string | null;
}

type Phase = 'asking' | 'busy' | 'done' | 'over' | { readonly failure: unknown };

const calls = {
  confirm: (port: LettersPort, token: string) => port.confirm(token),
  unsubscribe: (port: LettersPort, token: string) => port.unsubscribe(token),
};

const isOver = (error: unknown): boolean =>
  error instanceof ServiceError && ['not-found', 'invalid'].includes(error.failure.kind);

/** Asks for one press: programs that open the links of mails do nothing by it. */
export function LinkPage({ act, token }: LinkPageProps) {
  const { t } = useTranslation('letters');
  const letters = usePort('letters');
  const failureWords = useFailureWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [phase, setPhase] = useState<Phase>(token === null ? 'over' : 'asking');
  const isSettled = phase === 'done' || phase === 'over';
  useEffect(() => {
    if (phase === 'done') heading.current?.focus();
  }, [phase]);

  const press = async (): Promise<void> => {
    if (token === null || phase === 'busy') return;
    setPhase('busy');
    try {
      await calls[act](letters, token);
      setPhase('done');
    } catch (failure) {
      setPhase(isOver(failure) ? 'over' : { failure });
    }
  };
  const words = isSettled ? phase : 'asking';
  return (
    <Container before="l" after="l">
      <Stack gap={32} align="start">
        <PageHeader
          titleRef={heading}
          title={t(`${act}.${words}.title`)}
          lead={t(`${act}.${words}.text`)}
        />
        <FormMessage>{typeof phase === 'object' ? failureWords(phase.failure) : null}</FormMessage>
        {isSettled ? (
          <Link to={paths.home} {...buttonProps({ variant: 'secondary' })}>
            {t('home')}
          </Link>
        ) : (
          <Button
            size="l"
            busy={phase === 'busy'}
            busyLabel={t(`${act}.busy`)}
            onClick={() => void press()}
          >
            {t(typeof phase === 'object' ? 'again' : `${act}.press`)}
          </Button>
        )}
      </Stack>
    </Container>
  );
}
