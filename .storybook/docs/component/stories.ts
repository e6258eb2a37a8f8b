/** What blocks find a story by. */
export type StoryExport = Readonly<Record<string, unknown>>;

/** The data of a prepared story for the documentation. */
export interface DocumentedStory {
  readonly id: string;
  readonly name: string;
  /** The comment above the story in its file. */
  readonly description: string;
  readonly moduleExport: StoryExport;
  /** Shown in a separate frame, because it covers its window. */
  readonly framed: { readonly height: string } | undefined;
}

interface PreparedStory {
  readonly id: string;
  readonly name: string;
  readonly moduleExport: unknown;
  readonly parameters: {
    readonly docs?: {
      readonly description?: { readonly story?: string };
      readonly story?: { readonly inline?: boolean; readonly height?: string };
    };
  };
}

export function documented({ id, name, moduleExport, parameters }: PreparedStory): DocumentedStory {
  const { description, story } = parameters.docs ?? {};
  return {
    id,
    name,
    moduleExport: moduleExport as StoryExport,
    description: description?.story ?? '',
    framed: story?.inline === false ? { height: story.height ?? '480px' } : undefined,
  };
}

interface Sorted {
  readonly primary: DocumentedStory | undefined;
  /** Named states, in file order. */
  readonly states: readonly DocumentedStory[];
  /** All visible states in one story. */
  readonly matrix: DocumentedStory | undefined;
}

/** Distinguishes states from tests, whose names begin with Behaviour. */
export function sorted(stories: readonly DocumentedStory[]): Sorted {
  const [primary, ...others] = stories;
  return {
    primary,
    states: others.filter(({ name }) => !/^(?:Behaviour|Visual)\b/.test(name)),
    matrix: others.find(({ name }) => name === 'Visual'),
  };
}
