import type { TFunction } from 'i18next';
import { fits } from './hits.ts';

export const topics = ['booking', 'payments', 'account', 'salons'] as const;

export type Topic = (typeof topics)[number];

export interface Question {
  /** Its fragment id, the same in every language. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

export interface TopicQuestions {
  readonly topic: Topic;
  readonly title: string;
  readonly questions: readonly Question[];
}

/** All questions in page order. */
export function readQuestions(t: TFunction<'help'>): readonly TopicQuestions[] {
  return topics.map((topic) => {
    const { title, questions } = t(`faq.${topic}`, { returnObjects: true });
    return {
      topic,
      title,
      questions: Object.entries(questions).map(([id, texts]) => ({ id, ...texts })),
    };
  });
}

/** Only matching questions, without empty topics. */
export function findQuestions(
  all: readonly TopicQuestions[],
  words: readonly string[],
): readonly TopicQuestions[] {
  return all
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => fits(words, question, answer)),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** The page's structured data (schema.org). */
export function faqData(all: readonly TopicQuestions[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: all
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
  };
}
