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

/**
 * Stories of one page are separate React roots, which would generate the same ids and radio names.
 */
export function withOwnIds({ viewMode, parameters }: RenderedStory): void {
  if (viewMode === 'docs') parameters['react'] = { rootOptions };
}
