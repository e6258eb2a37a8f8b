import { AsideLayout } from '@salonica/ui/aside-layout';
import { Stack } from '@salonica/ui/stack';
import { Tab, TabList, TabPanel, Tabs } from '@salonica/ui/tabs';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { ContactCard } from './ContactCard.tsx';
import { MoreLink } from './MoreLink.tsx';
import { QuickBook } from './QuickBook.tsx';
import { SalonAbout } from './SalonAbout.tsx';
import styles from './SalonDetails.module.css';
import page from './salon-page.module.css';
import { SalonGallery } from './SalonGallery.tsx';
import type { SalonDetails as Salon } from '../../domain/salon.ts';
import { ReviewsInShort } from './ReviewsInShort.tsx';
import { SalonReviews } from './SalonReviews.tsx';
import { SalonServices } from './SalonServices.tsx';
import { isSalonTab, salonTabs, tabSearch } from './salon-tabs.ts';
import { SalonTeam } from './SalonTeam.tsx';
import type { SalonTabState } from './use-salon-tab.ts';

export interface SalonDetailsProps {
  readonly salon: Salon;
  readonly views: SalonTabState;
}

/** The content below the name: the views of a salon, and Quick Book beside them. */
export function SalonDetails({ salon, views: { tab, choose, jump, frame } }: SalonDetailsProps) {
  const { t } = useTranslation('salon');
  const seeAll = (target: 'services' | 'reviews') => (
    <MoreLink tab={target} label={t(`seeAll.${target}`)} onClick={jump(target)}>
      {t('seeAll.short')}
    </MoreLink>
  );
  return (
    <Tabs
      ref={frame}
      value={tab}
      onValueChange={(next, { reason }) => {
        if (isSalonTab(next)) choose(next, { replace: reason !== 'press' });
      }}
    >
      <TabList sticky label={t('tabs.label', { name: salon.name })} className={styles['bar']}>
        {salonTabs.map((value) => (
          <Tab
            key={value}
            value={value}
            renderLink={(link) => <Link to={{ search: tabSearch(value) }} {...link} />}
          >
            {t(`tabs.${value}`)}
          </Tab>
        ))}
      </TabList>
      <AsideLayout
        className={styles['columns']}
        aside={
          <Stack gap={20} role="complementary" aria-label={t('aside')}>
            {salon.isPaused ? null : <QuickBook salon={salon} />}
            <ContactCard salon={salon} />
          </Stack>
        }
      >
        <TabPanel value="overview">
          <SalonAbout salon={salon} />
          <SalonServices salon={salon} more={seeAll('services')} />
          <SalonTeam salon={salon} isExcerpt />
          <SalonGallery salon={salon} isExcerpt />
          <ReviewsInShort salon={salon} more={seeAll('reviews')} />
        </TabPanel>
        <TabPanel value="services">
          <SalonServices salon={salon} />
        </TabPanel>
        <TabPanel value="team">
          <SalonTeam salon={salon} />
        </TabPanel>
        <TabPanel value="gallery" className={page['offPaper']}>
          <SalonGallery salon={salon} />
        </TabPanel>
        <TabPanel value="reviews" className={page['offPaper']}>
          <SalonReviews salon={salon} />
        </TabPanel>
      </AsideLayout>
    </Tabs>
  );
}
