import { Container } from '@salonica/ui/container';
import { PageHeader } from '@salonica/ui/page-header';
import { Stack } from '@salonica/ui/stack';
import { useTranslation } from 'react-i18next';
import { type ActOnPage, useActed } from '../blocks/page-act.ts';
import { answerNewsletter, type NewsletterResult } from '../shell/footer/answer-newsletter.ts';
import { NewsletterForm } from '../shell/footer/NewsletterForm.tsx';

export const act: ActOnPage<NewsletterResult> = answerNewsletter;

/** Where the form of every footer leads without the app. */
export function Component() {
  const { t } = useTranslation('letters');
  const answer = useActed<typeof act>();
  return (
    <Container before="l" after="l">
      <Stack gap={32} align="start">
        <PageHeader title={t('newsletter.title')} lead={t('newsletter.text')} />
        <NewsletterForm answer={answer} />
      </Stack>
    </Container>
  );
}
