export { Accordion, type AccordionProps } from './Accordion.tsx';
export { AccordionItem, type AccordionItemProps } from './AccordionItem.tsx';
export type { AccordionChangeDetails, AccordionChangeReason } from './accordion-context.ts';
