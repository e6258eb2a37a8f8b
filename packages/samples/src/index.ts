export { type SampleConversation, sampleConversations } from './conversations.ts';
export { ratingCounts, type StarCounts, type Stars } from './rating-counts.ts';
export { authors, firstNames, reviewTexts } from './review-texts.ts';
