export {
  TableOfContents,
  type ContentsEntry,
  type ContentsLink,
  type TableOfContentsProps,
} from './TableOfContents.tsx';
