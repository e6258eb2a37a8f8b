import { Avatar } from '@salonica/ui/avatar';
import { Awning } from '@salonica/ui/awning';
import { buttonProps } from '@salonica/ui/button';
import { Photo } from '@salonica/ui/photo';
import { Gem, HeartHandshake, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/link.tsx';
import { figures } from '../../shared/figures.ts';
import { paths } from '../../shared/paths.ts';
import styles from './About.module.css';
import despina from './art/despina.svg';
import ioanna from './art/ioanna.svg';
import petros from './art/petros.svg';
import receptionDay from './art/reception-day.svg';
import receptionNight from './art/reception-night.svg';
import toolsDay from './art/tools-day.svg';
import toolsNight from './art/tools-night.svg';

const statements = [
  { key: 'mission', src: receptionDay, nightSrc: receptionNight },
  { key: 'vision', src: toolsDay, nightSrc: toolsNight },
] as const;

const values = [
  { key: 'customer', Icon: HeartHandshake },
  { key: 'quality', Icon: Gem },
  { key: 'innovation', Icon: Sparkles },
] as const;

const team = [
  { key: 'despina', picture: despina },
  { key: 'petros', picture: petros },
  { key: 'ioanna', picture: ioanna },
] as const;

function Statements() {
  const { t } = useTranslation('about');
  return statements.map(({ key, src, nightSrc }) => (
    <section key={key} aria-labelledby={`about-${key}`} className={styles['statement']}>
      <Photo image={{ src, nightSrc, alt: t(`${key}.picture`) }} className={styles['picture']} />
      <div>
        <h2 id={`about-${key}`} className={styles['name']}>
          {t(`${key}.title`)}
        </h2>
        <p className={styles['sentence']}>{t(`${key}.statement`)}</p>
        <p className={styles['text']}>{t(`${key}.text`)}</p>
      </div>
    </section>
  ));
}

function Values() {
  const { t } = useTranslation('about');
  return (
    <section aria-labelledby="about-values" className={styles['section']}>
      <h2 id="about-values">{t('values.title')}</h2>
      <p className={styles['lead']}>{t('values.lead')}</p>
      <ul role="list" className={styles['values']}>
        {values.map(({ key, Icon }) => (
          <li key={key} className={styles['value']}>
            <span className={styles['disc']} aria-hidden="true">
              <Icon />
            </span>
            <h3>{t(`values.${key}.title`)}</h3>
            <p className={styles['text']}>{t(`values.${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Impact() {
  const { t } = useTranslation('about');
  const shown = [
    { key: 'customers', value: figures.customers },
    { key: 'salons', value: figures.salons },
    { key: 'bookings', value: figures.bookings },
    { key: 'rating', value: t('impact.ratingValue') },
  ] as const;
  return (
    <section aria-labelledby="about-impact" className={styles['impact']}>
      <Awning />
      <div className={styles['figures']}>
        <h2 id="about-impact" className={styles['impactTitle']}>
          {t('impact.label')}
        </h2>
        <dl className={styles['list']}>
          {shown.map(({ key, value }) => (
            <div key={key} className={styles['figure']}>
              <dt>{t(`impact.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Team() {
  const { t } = useTranslation('about');
  return (
    <section aria-labelledby="about-team" className={styles['section']}>
      <h2 id="about-team">{t('team.title')}</h2>
      <p className={styles['lead']}>{t('team.lead')}</p>
      <ul role="list" className={styles['team']}>
        {team.map(({ key, picture }) => (
          <li key={key} className={styles['member']}>
            <Avatar name={t(`team.${key}.name`)} src={picture} size={104} decorative />
            <div>
              <h3>{t(`team.${key}.name`)}</h3>
              <p className={styles['role']}>{t(`team.${key}.role`)}</p>
              <p className={styles['text']}>{t(`team.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who is behind the street, what for, and what came of it. */
export function About() {
  const { t } = useTranslation('about');
  return (
    <>
      <header className={styles['head']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{t('title')}</h1>
          <p className={styles['lead']}>{t('lead')}</p>
        </div>
        <div role="img" aria-label={t('scene')} className={styles['street']} />
      </header>
      <div className={styles['statements']}>
        <Statements />
      </div>
      <Values />
      <Impact />
      <Team />
      <section aria-labelledby="about-end" className={styles['end']}>
        <div>
          <h2 id="about-end">{t('end.title')}</h2>
          <p className={styles['lead']}>{t('end.text')}</p>
        </div>
        <div className={styles['actions']}>
          <Link to={paths.salons} {...buttonProps({ size: 'l' })}>
            {t('end.salons')}
          </Link>
          <Link to={paths.contact} {...buttonProps({ variant: 'secondary', size: 'l' })}>
            {t('end.contact')}
          </Link>
        </div>
      </section>
    </>
  );
}
