import { useNavigate } from 'react-router-dom';
import { CategorySection } from '../features/discovery/home/CategorySection.tsx';
import { Hero } from '../features/discovery/home/Hero.tsx';
import { Invitation } from '../features/discovery/home/Invitation.tsx';
import { Statistics } from '../features/discovery/home/Statistics.tsx';
import { TopRatedSection } from '../features/discovery/home/TopRatedSection.tsx';
import { ValuePoints } from '../features/discovery/home/ValuePoints.tsx';
import { salonsSearch } from '../shared/paths.ts';
import { useSoon } from '../shell/use-soon.ts';

export function Component() {
  const navigate = useNavigate();
  const { appSoon } = useSoon();
  return (
    <>
      <Hero onSearch={(location) => void navigate(salonsSearch({ location }))} />
      <ValuePoints />
      <CategorySection />
      <TopRatedSection />
      <Statistics />
      <Invitation onDownloadApp={appSoon} />
    </>
  );
}
