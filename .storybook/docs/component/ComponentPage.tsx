import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext, type ReactNode } from 'react';
import type { StrictArgTypes } from 'storybook/internal/csf';
import { argTypesOf, documentationOf, nameOf, type Documented } from '../from-tsdoc.ts';
import { Anatomy } from './Anatomy.tsx';
import { Controls } from './Controls.tsx';
import { ComponentSections } from './ComponentSections.tsx';
import { PlainPage } from './PlainPage.tsx';
import { Preview } from './Preview.tsx';
import { Line } from './Prose.tsx';
import { PropertyList } from './Properties.tsx';
import { typeOf } from './signature.ts';
import { componentAt } from './sources.ts';
import { States } from './States.tsx';
import { documented, sorted } from './stories.ts';

interface Meta {
  readonly title: string;
  readonly component?: Documented;
  readonly subcomponents?: Readonly<Record<string, Documented>>;
  readonly argTypes: StrictArgTypes;
  readonly parameters: { readonly fileName?: string };
}

/** The documentation of one component, generated from its stories, its TSDoc and its `.spec.md`. */
export function ComponentPage(): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta']);
  const meta = preparedMeta as unknown as Meta;
  const context = useContext(DocsContext);
  const stories = sorted(context.componentStories().map((story) => documented(story)));
  const name = meta.title.split('/').at(-1) ?? '';
  const sources = componentAt(meta.parameters.fileName ?? '');
  if (sources === undefined) return <PlainPage name={name} stories={stories} />;

  const { text, example } = documentationOf(meta.component);
  const subcomponents = Object.entries(meta.subcomponents ?? {});
  const { specification, signature } = sources;
  const main = nameOf(meta.component) ?? name;
  const { primary, states, matrix } = stories;
  return (
    <>
      <h1>{name}</h1>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph} className="doc-lead">
          <Line>{paragraph}</Line>
        </p>
      ))}
      {specification.alsoCalled.length > 0 && (
        <p className="doc-note">Also called {specification.alsoCalled.join(', ')}.</p>
      )}
      {primary && <Preview story={primary} name={name} primary />}
      {primary && (
        <Controls
          id={primary.id}
          argTypes={meta.argTypes}
          shows={(property) =>
            property === 'children' || typeOf(signature, main, property) !== undefined
          }
        />
      )}
      <ComponentSections
        sources={sources}
        example={example}
        anatomy={
          specification.anatomy && (
            <Anatomy component={sources.folder} section={specification.anatomy} story={primary} />
          )
        }
        states={<States states={states} matrix={matrix} />}
        properties={
          <>
            {subcomponents.length > 0 && <h3 id="properties-main">{main}</h3>}
            <PropertyList of={main} argTypes={meta.argTypes} signature={signature} />
            {subcomponents.map(([part, component]) => (
              <section key={part}>
                <h3 id={`properties-${part.toLowerCase()}`}>{part}</h3>
                <p>
                  <Line>{documentationOf(component).text}</Line>
                </p>
                <PropertyList
                  of={part}
                  argTypes={argTypesOf(component, context.projectAnnotations)}
                  signature={signature}
                />
              </section>
            ))}
          </>
        }
      />
    </>
  );
}
