import { CategoryCard } from '@salonica/ui/category-card';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from '#blocks/Link.tsx';
import { useApi } from '#blocks/use-api.ts';
import type { Category } from '#domain/category.ts';
import { paths } from '#shared/paths.ts';
import { categoryName } from '#blocks/category-names.ts';
import { categoryQuestion } from '../category-question.ts';
import { salonCountQuery } from '../queries.ts';

/** A category, and the number of salons that offer it. */
export function TrendingCard({ id, title, icon }: Category) {
  const { t, i18n } = useTranslation('forYou');
  const { t: category } = useTranslation('discovery');
  const { data: count } = useQuery(salonCountQuery(useApi(), i18n.language, categoryQuestion(id)));
  return (
    <CategoryCard
      name={categoryName(category, title)}
      // Keeps the line until the number is known.
      caption={count === undefined ? '\u00a0' : t('trending.salons', { count })}
      headingLevel={3}
      image={icon === null ? null : { src: icon.light, darkSrc: icon.dark, alt: '' }}
      renderLink={(link) => <Link to={paths.category(id)} {...link} />}
    />
  );
}
