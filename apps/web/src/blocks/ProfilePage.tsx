import { Container } from '@salonica/ui/container';
import { PageHeader } from '@salonica/ui/page-header';
import { Stack } from '@salonica/ui/stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../shared/paths.ts';
import { Link } from './Link.tsx';

export interface ProfilePageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** The frame of every profile subpage: back link, title and content. */
export function ProfilePage({ title, lead, children }: ProfilePageProps) {
  const { t } = useTranslation('common');
  return (
    <Container before="s" after="l">
      <Stack gap={40}>
        <PageHeader
          title={title}
          lead={lead}
          back={{
            label: t('profile'),
            renderLink: (link) => <Link to={paths.profile} {...link} />,
          }}
        />
        <div>{children}</div>
      </Stack>
    </Container>
  );
}
