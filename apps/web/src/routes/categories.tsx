export { AllCategories as Component } from '../features/discovery/AllCategories.tsx';
