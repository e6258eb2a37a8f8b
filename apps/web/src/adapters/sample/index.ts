export { createSampleBooking } from './sample-booking.ts';
export { createSampleSalon } from './sample-salon.ts';
export { createSampleWorld, type SampleSettings, type SampleWorld } from './sample-world.ts';
