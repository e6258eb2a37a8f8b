export { Feature, FeatureList, type FeatureListProps, type FeatureProps } from './FeatureList.tsx';
