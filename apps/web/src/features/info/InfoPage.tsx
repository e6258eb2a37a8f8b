import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import vignette from '../../shared/vignette.module.css';
import styles from './InfoPage.module.css';

export interface InfoPageProps {
  readonly page: 'about' | 'help' | 'contact' | 'privacy' | 'terms';
  /** Legal texts say when they were last changed. */
  readonly isDated?: boolean;
}

const phone = /^\+[\d ]+$/;

/** Numbers and addresses lead where one expects. */
function Text({ children }: { readonly children: string }) {
  if (phone.test(children)) return <a href={`tel:${children.replaceAll(' ', '')}`}>{children}</a>;
  if (!children.includes(' ') && children.includes('@')) {
    return <a href={`mailto:${children}`}>{children}</a>;
  }
  return children;
}

/** A page to read: a title, a sentence and a few short sections. */
export function InfoPage({ page, isDated = false }: InfoPageProps) {
  const { t } = useTranslation('pages');
  const sections = Object.entries(t(`${page}.sections`, { returnObjects: true }));
  return (
    <article className={styles['root']}>
      <header className={styles['head']}>
        <Link to={paths.home} className={styles['back']}>
          <ArrowLeft aria-hidden="true" />
          {t('backHome')}
        </Link>
        <h1>{t(`${page}.title`)}</h1>
        <p className={styles['lead']}>{t(`${page}.lead`)}</p>
        {isDated ? <p className={styles['date']}>{t('updated')}</p> : null}
      </header>
      <div className={styles['sections']}>
        {sections.map(([key, { title, text }]) => (
          <section key={key} className={styles['section']}>
            <h2 className={styles['title']}>{title}</h2>
            <p className={styles['text']}>
              <Text>{text}</Text>
            </p>
          </section>
        ))}
      </div>
      <div className={styles['scene']} aria-hidden="true">
        <span className={vignette[isDated ? 'bistro' : 'bench']} />
      </div>
    </article>
  );
}
