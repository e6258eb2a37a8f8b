/** Replaces Storybook's blocks, which need a browser: they render their props. */
export const Meta = ({ title }: { title: string }) => <meta name="title" content={title} />;

export const Source = ({ code }: { code?: string }) => <pre>{code}</pre>;

export const Story = () => null;
