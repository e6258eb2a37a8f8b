import { useNavigate } from 'react-router-dom';
import type { LoadPage } from '../blocks/page-load.ts';
import { HomeCategories } from '../features/discovery/home/HomeCategories.tsx';
import { Hero } from '../features/discovery/home/Hero.tsx';
import { Invitation } from '../features/discovery/home/Invitation.tsx';
import { Statistics } from '../features/discovery/home/Statistics.tsx';
import { TopRatedSection } from '../features/discovery/home/TopRatedSection.tsx';
import { ValuePoints } from '../features/discovery/home/ValuePoints.tsx';
import { salonListData } from '../features/discovery/list-data.ts';
import { topRated } from '../features/discovery/home/top-rated.ts';
import { categoriesQuery } from '../blocks/use-categories.ts';
import { homePageQuery } from '../features/discovery/queries.ts';
import { siteData } from '../shared/site-data.ts';
import { useSoon } from '../shell/use-soon.ts';

export const load: LoadPage = async ({ queries, ports: { homePage }, language }) => {
  const [found] = await Promise.allSettled([
    queries.query({ ...homePageQuery(homePage, language), staleTime: 'static' }),
    queries.query({ ...categoriesQuery(homePage, language), staleTime: 'static' }),
  ]);
  const salons = found.status === 'fulfilled' ? topRated(found.value) : [];
  return { data: [siteData(language), ...salonListData(salons, language)] };
};

export function Component() {
  const navigate = useNavigate();
  const { appSoon } = useSoon();
  return (
    <>
      <Hero onGo={(path) => void navigate(path)} />
      <ValuePoints />
      <HomeCategories />
      <TopRatedSection />
      <Statistics />
      <Invitation onDownloadApp={appSoon} />
    </>
  );
}
