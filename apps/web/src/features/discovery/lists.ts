// Everything that waits for the server on the home, category and search pages, in one file to fetch.
export { QueryClientProvider } from '@tanstack/react-query';
export { AllCategoriesList } from './AllCategoriesList.tsx';
export { CategoryContent } from './CategoryContent.tsx';
export { HomeCategories } from './home/HomeCategories.tsx';
export { SalonResults } from './search/SalonResults.tsx';
export { TopRatedList } from './home/TopRatedList.tsx';
