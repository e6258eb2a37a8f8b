export type { BarChartMessages } from './BarChart.messages.ts';
export { BarChart, type BarChartBar, type BarChartProps } from './BarChart.tsx';
