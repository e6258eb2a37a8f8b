export { type SampleConversation, sampleConversations } from './conversations.ts';
export { ratingCounts, type StarCounts, type Stars } from './rating-distribution.ts';
export { authors, firstNames, reviewTexts } from './reviews.ts';
