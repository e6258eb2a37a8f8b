import { Avatar } from '@salonica/ui/avatar';
import { buttonProps } from '@salonica/ui/button';
import { Container } from '@salonica/ui/container';
import { Feature, FeatureList } from '@salonica/ui/feature-list';
import { Grid } from '@salonica/ui/grid';
import { MediaObject } from '@salonica/ui/media-object';
import { PageHeader } from '@salonica/ui/page-header';
import { Photo } from '@salonica/ui/photo';
import { Section } from '@salonica/ui/section';
import { Stack } from '@salonica/ui/stack';
import { StatBand, StatBandItem } from '@salonica/ui/stat-band';
import Gem from 'lucide-react/icons/gem';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Sparkles from 'lucide-react/icons/sparkles';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { figures } from '../../shared/figures.ts';
import { paths } from '../../shared/paths.ts';
import styles from './About.module.css';
import despina from './art/despina.svg';
import ioanna from './art/ioanna.svg';
import petros from './art/petros.svg';
import receptionLight from './art/reception-light.svg';
import receptionDark from './art/reception-dark.svg';
import toolsLight from './art/tools-light.svg';
import toolsDark from './art/tools-dark.svg';

const statements = [
  { key: 'mission', src: receptionLight, darkSrc: receptionDark },
  { key: 'vision', src: toolsLight, darkSrc: toolsDark },
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
  return statements.map(({ key, src, darkSrc }) => (
    <section key={key} aria-labelledby={`about-${key}`} className={styles['statement']}>
      <Photo image={{ src, darkSrc, alt: t(`${key}.picture`) }} className={styles['picture']} />
      <Stack gap={12}>
        <h2 id={`about-${key}`} className={styles['name']}>
          {t(`${key}.title`)}
        </h2>
        <p className={styles['sentence']}>{t(`${key}.statement`)}</p>
        <p className={styles['text']}>{t(`${key}.text`)}</p>
      </Stack>
    </section>
  ));
}

function Values() {
  const { t } = useTranslation('about');
  return (
    <Section title={t('values.title')} lead={t('values.lead')}>
      <FeatureList>
        {values.map(({ key, Icon }) => (
          <Feature key={key} icon={<Icon />} headingLevel={3} title={t(`values.${key}.title`)}>
            {t(`values.${key}.text`)}
          </Feature>
        ))}
      </FeatureList>
    </Section>
  );
}

function Impact() {
  const { t } = useTranslation('about');
  return (
    <StatBand label={t('impact.label')} headingLevel={2}>
      <StatBandItem label={t('impact.customers')} value={figures.customers} />
      <StatBandItem label={t('impact.salons')} value={figures.salons} />
      <StatBandItem label={t('impact.bookings')} value={figures.bookings} />
      <StatBandItem label={t('impact.rating')} value={t('impact.ratingValue')} />
    </StatBand>
  );
}

function Team() {
  const { t } = useTranslation('about');
  return (
    <Section title={t('team.title')} lead={t('team.lead')}>
      <Grid as="ul" gap={48}>
        {team.map(({ key, picture }) => (
          <li key={key}>
            <MediaObject
              media={<Avatar name={t(`team.${key}.name`)} src={picture} size={104} decorative />}
              title={t(`team.${key}.name`)}
            >
              <p className={styles['role']}>{t(`team.${key}.role`)}</p>
              <p>{t(`team.${key}.text`)}</p>
            </MediaObject>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

/** The team, its mission and its figures. */
export function About() {
  const { t } = useTranslation('about');
  return (
    <>
      <Container before="m" after="l">
        <PageHeader title={t('title')} lead={t('lead')} />
        <div role="img" aria-label={t('scene')} className={styles['street']} />
      </Container>
      <Container after="l">
        <div className={styles['statements']}>
          <Statements />
        </div>
      </Container>
      <Container after="l">
        <Values />
      </Container>
      <Impact />
      <Container before="l" after="l">
        <Team />
      </Container>
      <Container after="l">
        <Section
          title={t('end.title')}
          lead={t('end.text')}
          action={
            <Stack direction="row" gap={12}>
              <Link to={paths.salons} {...buttonProps({ size: 'l' })}>
                {t('end.salons')}
              </Link>
              <Link to={paths.contact} {...buttonProps({ variant: 'secondary', size: 'l' })}>
                {t('end.contact')}
              </Link>
              <Link to={paths.listYourSalon} {...buttonProps({ variant: 'link', size: 'l' })}>
                {t('end.list')}
              </Link>
            </Stack>
          }
        />
      </Container>
    </>
  );
}
