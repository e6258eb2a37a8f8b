/** Pages of the benchmark, by the file of their card. */
export const contenders = ['salonica', 'plain', 'mantine', 'mui', 'chakra'] as const;

export type Contender = (typeof contenders)[number];

export const libraries: readonly Contender[] = ['mantine', 'mui', 'chakra'];

export const titles: Readonly<Record<Contender, string>> = {
  salonica: '@salonica/ui',
  plain: 'React and CSS Modules by hand',
  mantine: 'Mantine',
  mui: 'MUI',
  chakra: 'Chakra UI',
};
