/** Replaces Storybook's preview where stories are read for their args only: the real one needs a document. */
interface Annotations {
  component?: unknown;
  args?: Record<string, unknown>;
}

const meta = (input: Annotations) => ({
  input,
  story: (story: Annotations = {}) => ({ input: story, meta: { input }, test: () => undefined }),
});

export default { meta };
