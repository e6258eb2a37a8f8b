import { useEffect, useState } from 'react';
import type { IndexEntry, StoryIndex } from 'storybook/internal/types';

/** A story and its link. */
export interface Listed {
  readonly name: string;
  readonly href: string;
}

/** One documented subject: its name, its page and its states, without test stories. */
export interface Subject {
  /** Heading of the sidebar between the root and the name; empty without one. */
  readonly group: string;
  readonly name: string;
  readonly href: string;
  readonly states: readonly Listed[];
}

const address = ({ id, type }: IndexEntry): string => `./?path=/${type}/${id}`;

/** Everything below one heading of the sidebar. */
export function subjectsOf(entries: readonly IndexEntry[], root: string): Subject[] {
  const own = entries.filter(({ title }) => title.startsWith(`${root}/`));
  return [...Map.groupBy(own, ({ title }) => title)].map(([title, all]) => {
    const stories = all.filter(
      ({ type, name }) => type === 'story' && !name.startsWith('Behaviour'),
    );
    const page = all.find(({ type }) => type === 'docs') ?? stories[0];
    const [name = '', group = ''] = title
      .slice(root.length + 1)
      .split('/')
      .toReversed();
    return {
      group,
      name,
      href: page === undefined ? '' : address(page),
      states: stories.map((story) => ({ name: story.name, href: address(story) })),
    };
  });
}

/** The content of this Storybook, from its index; undefined until loaded. */
export function useSubjects(root: string): readonly Subject[] | 'failed' | undefined {
  const [subjects, setSubjects] = useState<readonly Subject[] | 'failed'>();
  useEffect(() => {
    const leaving = new AbortController();
    fetch('./index.json', { signal: leaving.signal })
      .then(async (response) => (await response.json()) as StoryIndex)
      .then(({ entries }) => setSubjects(subjectsOf(Object.values(entries), root)))
      .catch(() => {
        if (!leaving.signal.aborted) setSubjects('failed');
      });
    return () => leaving.abort();
  }, [root]);
  return subjects;
}
