import Apple from 'lucide-react/icons/apple';
import Play from 'lucide-react/icons/play';
import Users from 'lucide-react/icons/users';
import { useTranslation } from 'react-i18next';
import { Button } from '@salonica/ui/button';
import { IconButton } from '@salonica/ui/icon-button';
import { SiteFooter, SiteFooterLinks, SiteFooterSection } from '@salonica/ui/site-footer';
import { Stack } from '@salonica/ui/stack';
import { Link } from '../../blocks/Link.tsx';
import { contact, mailLink, phoneLink } from '../../shared/contact.ts';
import { figures } from '../../shared/figures.ts';
import { BrandLink } from '../BrandLink.tsx';
import { useSoon } from '../use-soon.ts';
import { companyLinks, copyrightYear, popularServices } from './footer-links.ts';
import styles from './Footer.module.css';
import { NewsletterForm } from './NewsletterForm.tsx';
import { socialNetworks } from './social-icons.tsx';

const stores = [
  { name: 'App Store', Icon: Apple },
  { name: 'Google Play', Icon: Play },
] as const;

export function Footer() {
  const { t } = useTranslation('shell');
  const { appSoon, networkSoon } = useSoon();
  return (
    <SiteFooter
      intro={
        <>
          <BrandLink />
          <p>{t('footer.about')}</p>
          <NewsletterForm />
          <p className={styles['claim']}>
            <Users aria-hidden="true" />
            <span>{t('footer.claim', { customers: figures.customers })}</span>
          </p>
        </>
      }
      legal={t('footer.copyright', { year: copyrightYear })}
      end={
        <Stack as="ul" direction="row" gap={4} aria-label={t('footer.social')}>
          {socialNetworks.map(({ name, icon }) => (
            <li key={name}>
              <IconButton variant="quiet" label={name} onClick={() => networkSoon(name)}>
                {icon}
              </IconButton>
            </li>
          ))}
        </Stack>
      }
    >
      <SiteFooterSection title={t('footer.company')} nav>
        <SiteFooterLinks>
          {companyLinks.map(({ key, path }) => (
            <li key={key}>
              <Link to={path}>{t(`footer.links.${key}`)}</Link>
            </li>
          ))}
        </SiteFooterLinks>
      </SiteFooterSection>
      <SiteFooterSection title={t('footer.services')} nav>
        <SiteFooterLinks>
          {popularServices.map(({ key, path }) => (
            <li key={key}>
              <Link to={path}>{t(`footer.popular.${key}`)}</Link>
            </li>
          ))}
        </SiteFooterLinks>
      </SiteFooterSection>
      <SiteFooterSection title={t('footer.contact')} wide>
        <SiteFooterLinks>
          <li>
            <span>{t('footer.address')}</span>
          </li>
          <li>
            <a href={phoneLink(contact.phone)}>{contact.phone}</a>
          </li>
          <li>
            <a href={mailLink(contact.email)}>{contact.email}</a>
          </li>
        </SiteFooterLinks>
        <ul role="list" aria-label={t('footer.stores')} className={styles['stores']}>
          {stores.map(({ name, Icon }) => (
            <li key={name}>
              <Button
                variant="secondary"
                className={styles['store']}
                startIcon={<Icon aria-hidden="true" />}
                onClick={appSoon}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      </SiteFooterSection>
    </SiteFooter>
  );
}
