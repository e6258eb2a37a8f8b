// Everything that waits for the server, in one file to fetch.
export { QueryClientProvider } from '@tanstack/react-query';
export { AllCategoriesList } from './AllCategoriesList.tsx';
export { CategoryContent } from './CategoryContent.tsx';
export { HomeCategories } from './home/HomeCategories.tsx';
export { SalonResults } from './SalonResults.tsx';
export { TopRatedList } from './TopRatedList.tsx';
