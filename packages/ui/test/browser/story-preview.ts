/**
 * Replaces Storybook's preview where only the args of stories are used: the real one needs a
 * document.
 */
interface Annotations {
  component?: unknown;
  args?: Record<string, unknown>;
}

const meta = (input: Annotations) => ({
  input,
  story: (story: Annotations = {}) => ({ input: story, meta: { input }, test: () => undefined }),
});

export default { meta };
