// What waits for the recommendations.
export { QueryClientProvider } from '@tanstack/react-query';
export { ForYouContent } from './ForYouContent.tsx';
