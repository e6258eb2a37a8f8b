import { Arriving } from '../Arriving.tsx';
import { CategoryPlaces } from '../Places.tsx';
import { categoriesAtFirst, CategoryFrame } from './CategoryFrame.tsx';

export function CategorySection() {
  const places = (
    <CategoryFrame toggle="waiting">
      <CategoryPlaces count={categoriesAtFirst} />
    </CategoryFrame>
  );
  return <Arriving places={places}>{({ HomeCategories }) => <HomeCategories />}</Arriving>;
}
