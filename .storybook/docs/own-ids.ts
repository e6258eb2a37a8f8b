interface RenderedStory {
  readonly viewMode: string;
  readonly parameters: Record<string, unknown>;
}

let count = 0;

const rootOptions = {
  get identifierPrefix(): string {
    count += 1;
    return `story-${count}-`;
  },
};

/** Stories of one page are React roots of their own, which would give out the same ids and radio names. */
export function withOwnIds({ viewMode, parameters }: RenderedStory): void {
  if (viewMode === 'docs') parameters['react'] = { rootOptions };
}
