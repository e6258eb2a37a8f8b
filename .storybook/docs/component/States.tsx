import { Line } from './Prose.tsx';
import { Preview } from './Preview.tsx';
import type { DocumentedStory } from './stories.ts';

interface StatesProps {
  states: readonly DocumentedStory[];
  matrix: DocumentedStory | undefined;
}

/** Every named state, then a screenshot of all. */
export function States({ states, matrix }: StatesProps) {
  const all = [
    ...states.map((story) => ({ story, title: story.name })),
    ...(matrix ? [{ story: matrix, title: 'All states' }] : []),
  ];
  if (all.length === 0) return <p>It has only the state above.</p>;
  return all.map(({ story, title }) => (
    <section key={story.id} className="doc-state">
      <h3 id={story.id}>{title}</h3>
      {story.description ? (
        <p>
          <Line>{story.description}</Line>
        </p>
      ) : null}
      <Preview story={story} name={title} />
    </section>
  ));
}
