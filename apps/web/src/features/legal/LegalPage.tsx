import { AsideLayout } from '@salonica/ui/aside-layout';
import { Button, buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { PageHeader } from '@salonica/ui/page-header';
import { Section } from '@salonica/ui/section';
import { Stack } from '@salonica/ui/stack';
import { TableOfContents } from '@salonica/ui/table-of-contents';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import styles from './LegalPage.module.css';
import { LegalText } from './LegalText.tsx';
import { useAnchors } from './use-anchors.ts';

interface LegalSection {
  readonly title: string;
  readonly text: readonly string[];
}

export interface LegalPageProps {
  readonly title: string;
  readonly lead: string;
  /** In reading order; the key is the fragment id of the section. */
  readonly sections: Readonly<Record<string, LegalSection>>;
  /** Below the text. */
  readonly children?: ReactNode;
}

/** A legal text with a table of contents; every section has its own URL. */
export function LegalPage({ title, lead, sections, children }: LegalPageProps) {
  const { t } = useTranslation('legal');
  const { ref, current } = useAnchors();
  const parts = Object.entries(sections);
  const contents = (
    <TableOfContents
      title={t('contents')}
      numbered
      folded
      entries={parts.map(([id, section]) => ({ href: `#${id}`, title: section.title }))}
      current={current === null ? null : `#${current}`}
      renderLink={({ href, ...link }) => <Link to={href} {...link} />}
    />
  );
  return (
    <Container as="article" ref={ref} before="s" after="l">
      <PageHeader
        id="top"
        title={title}
        lead={lead}
        back={{
          label: t('backHome'),
          renderLink: (link) => <Link to={paths.home} {...link} />,
        }}
        className={styles['head']}
      >
        <Stack direction="row" gap={24}>
          <p className={styles['date']}>{t('updated')}</p>
          <Button
            variant="secondary"
            size="s"
            className={styles['print']}
            startIcon={<Printer aria-hidden="true" />}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        </Stack>
      </PageHeader>
      <AsideLayout side="start" size="s" aside={contents}>
        <div className={styles['sections']}>
          {parts.map(([id, section]) => (
            <Section key={id} id={id} size="s" divided title={section.title}>
              <LegalText lines={section.text} />
            </Section>
          ))}
          {children}
        </div>
        <footer className={styles['end']}>
          <span aria-hidden="true" className={vignette['bistro']} />
          <p>
            {t('questions')}{' '}
            <Link to={paths.contact} {...buttonProps({ variant: 'link' })}>
              {t('contact')}
            </Link>
          </p>
          <Link to="#top" {...buttonProps({ variant: 'link', size: 's' })}>
            <ArrowUp aria-hidden="true" />
            {t('toTop')}
          </Link>
        </footer>
      </AsideLayout>
    </Container>
  );
}
