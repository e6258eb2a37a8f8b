/** Stands in for Storybook's blocks, which need a browser: what they are given is what they show. */
export const Meta = ({ title }: { title: string }) => <meta name="title" content={title} />;

export const Source = ({ code }: { code?: string }) => <pre>{code}</pre>;

export const Story = () => null;
