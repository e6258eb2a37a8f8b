import { Button } from '@salonica/ui/button';
import { ArrowLeft, ArrowUp, ChevronDown, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/link.tsx';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import styles from './LegalPage.module.css';
import { Prose } from './Prose.tsx';
import { useAnchors } from './use-anchors.ts';

interface LegalSection {
  readonly title: string;
  readonly text: readonly string[];
}

export interface LegalPageProps {
  readonly title: string;
  readonly lead: string;
  /** In reading order; the key is the address of the section on the page. */
  readonly sections: Readonly<Record<string, LegalSection>>;
}

interface ContentsProps extends Pick<LegalPageProps, 'sections'> {
  readonly current: string | null;
}

function Contents({ sections, current }: ContentsProps) {
  return (
    <ol role="list" className={styles['contents']}>
      {Object.entries(sections).map(([id, { title }]) => (
        <li key={id}>
          <Link to={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  );
}

/** A legal text with its contents beside it; every section has an address of its own. */
export function LegalPage({ title, lead, sections }: LegalPageProps) {
  const { t } = useTranslation('legal');
  const { ref, current } = useAnchors();
  const contents = <Contents sections={sections} current={current} />;
  return (
    <article ref={ref} className={styles['root']}>
      <header className={styles['head']}>
        <Link to={paths.home} className={styles['back']}>
          <ArrowLeft aria-hidden="true" />
          {t('backHome')}
        </Link>
        <h1 id="top">{title}</h1>
        <p className={styles['lead']}>{lead}</p>
        <div className={styles['facts']}>
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
        </div>
      </header>
      <details className={styles['narrow']}>
        <summary>
          {t('contents')}
          <ChevronDown aria-hidden="true" />
        </summary>
        {contents}
      </details>
      <nav aria-labelledby="contents" className={styles['wide']}>
        <h2 id="contents" className={styles['contentsTitle']}>
          {t('contents')}
        </h2>
        {contents}
      </nav>
      <div className={styles['body']}>
        {Object.entries(sections).map(([id, section]) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles['section']}>
            <h2 id={`${id}-title`} className={styles['title']}>
              {section.title}
            </h2>
            <Prose lines={section.text} />
          </section>
        ))}
        <footer className={styles['end']}>
          <span aria-hidden="true" className={vignette['bistro']} />
          <p className={styles['question']}>
            {t('questions')} <Link to={paths.contact}>{t('contact')}</Link>
          </p>
          <Link to="#top" className={styles['toTop']}>
            <ArrowUp aria-hidden="true" />
            {t('toTop')}
          </Link>
        </footer>
      </div>
    </article>
  );
}
