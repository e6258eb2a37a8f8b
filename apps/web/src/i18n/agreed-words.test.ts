import { describe, expect, it } from 'vitest';
import about from './en/about.ts';
import addresses from './en/addresses.ts';
import auth from './en/auth.ts';
import bookNow from './en/bookNow.ts';
import booking from './en/booking.ts';
import bookings from './en/bookings.ts';
import chat from './en/chat.ts';
import common from './en/common.ts';
import discovery from './en/discovery.ts';
import errors from './en/errors.ts';
import favorites from './en/favorites.ts';
import help from './en/help.ts';
import home from './en/home.ts';
import password from './en/password.ts';
import legal from './en/legal.ts';
import profile from './en/profile.ts';
import salon from './en/salon.ts';
import search from './en/search.ts';
import shell from './en/shell.ts';
import wallet from './en/wallet.ts';

/** Texts of the specification: the app's text, and its required wording. */
type Words = readonly (readonly [actual: string, agreed: string])[];

/** Journeys read the texts of the app, so only this test detects a changed wording. */
const agreed: Readonly<Record<string, Words>> = {
  'the header': [
    [shell.nav.findSalons, 'Find Salons'],
    [shell.nav.forYou, 'For You'],
    [shell.nav.bookNow, 'Book Now'],
    [shell.nav.myBookings, 'My Bookings'],
    [shell.nav.profile, 'Profile'],
  ],
  'the footer': [[shell.newsletter.submit, 'Subscribe']],
  'the preview banner': [
    [shell.preview.disconnected, 'Preview backend disconnected.'],
    [shell.preview.running, 'Preview backend running in this workspace.'],
  ],
  'an unknown page': [
    [errors.notFound.title, 'Oops! Page not found'],
    [errors.notFound.home, 'Return to Home'],
  ],
  'a wait': [[common.loading, 'Loading...']],
  'the home page': [
    [home.hero.submit, 'Find Salons'],
    [home.categories.viewAll, 'View All'],
    [home.categories.viewLess, 'View Less'],
    [home.topRated.viewAll, 'View All Top-Rated Salons'],
    [home.invitation.nearMe, 'Find Salons Near Me'],
    [home.invitation.app, 'Download App'],
    [home.invitation.rating, '4.9/5'],
  ],
  categories: [
    [discovery.categories.loading, 'Loading categories...'],
    [discovery.categories.empty, 'No categories available at the moment.'],
    [discovery.category.back, 'Back to home'],
    [discovery.category.loading, 'Loading category data...'],
    [discovery.category.notFound, 'Category not found'],
    [discovery.category.goHome, 'Go back to home'],
  ],
  'the names of categories': [
    [discovery.categoryNames.haircut, 'Haircut'],
    [discovery.categoryNames.color, 'Color'],
    [discovery.categoryNames.styling, 'Styling'],
    [discovery.categoryNames.treatments, 'Treatments'],
    [discovery.categoryNames.mensCuts, "Men's Cuts"],
    [discovery.categoryNames.beardTrim, 'Beard Trim'],
    [discovery.categoryNames.hotTowel, 'Hot Towel'],
    [discovery.categoryNames.premiumCuts, 'Premium Cuts'],
    [discovery.categoryNames.balayage, 'Balayage'],
    [discovery.categoryNames.extensions, 'Extensions'],
  ],
  'lists of salons': [
    [discovery.topRated.loading, 'Loading top rated salons...'],
    [discovery.topRated.empty, 'No top-rated salons available.'],
    [discovery.loadMore, 'Load More'],
    [discovery.bookings, '50+ bookings'],
    [discovery.viewDetails, 'View Details'],
    [discovery.bookNow, 'Book Now'],
  ],
  'the search': [
    [search.quick.near, 'Near Me'],
    [search.quick.top, 'Top Rated'],
    [search.quick.today, 'Available Today'],
    [search.sort.distance, 'Distance'],
    [search.sort.rating, 'Rating'],
    [search.sort.price, 'Price'],
    [search.sort.availability, 'Availability'],
  ],
  'Book now': [
    [bookNow.form.location, 'Location or zip code'],
    [bookNow.popular.title, 'Popular Services'],
    [bookNow.near.title, 'Salons Near You'],
    [bookNow.near.within, 'Within 5 miles'],
    [bookNow.near.downtown, 'Downtown Area'],
    [bookNow.help.support, 'Contact Support'],
    [bookNow.help.all, 'Browse All Salons'],
  ],
  'the page of a salon': [
    [salon.tabs.overview, 'Overview'],
    [salon.tabs.services, 'Services'],
    [salon.tabs.team, 'Our Team'],
    [salon.tabs.gallery, 'Gallery'],
    [salon.tabs.reviews, 'Reviews'],
    [salon.book, 'Book Appointment'],
    [salon.bookService, 'Book Service'],
    [salon.save, 'Save'],
    [salon.share, 'Share'],
    [salon.quick.title, 'Quick Book'],
  ],
  'the wizard': [
    [booking.steps.service, 'Service'],
    [booking.steps.date, 'Date'],
    [booking.steps.time, 'Time & Barber'],
    [booking.steps.location, 'Location'],
    [booking.position, 'Step {{number}} of 4'],
    [booking.back, 'Back'],
    [booking.continue, 'Continue'],
    [booking.confirm, 'Confirm Booking'],
    [booking.refused.incomplete.title, 'Please complete all required fields'],
    [booking.refused.incomplete.text, 'Make sure to select date, time, barber, and service.'],
    [booking.refused.address.title, 'Please provide your address'],
    [booking.refused.address.text, 'Home address is required for home service.'],
  ],
  'signing in': [
    [auth.signIn.remember, 'Remember me'],
    [auth.signIn.forgot, 'Forgot password?'],
    [auth.signIn.signUp, 'Sign up for free'],
    [auth.signIn.busy, 'Signing in...'],
    [auth.toasts.signedIn.title, 'Login successful'],
    [auth.toasts.signedIn.message, 'Welcome back!'],
    [auth.toasts.signInFailed, 'Login failed'],
    [auth.toasts.googleFailed, 'Google sign-in failed'],
    [auth.errors.unknown, 'An error occurred'],
  ],
  'signing up': [
    [auth.signUp.busy, 'Creating Account...'],
    [auth.mismatch.title, 'Password mismatch'],
    [auth.mismatch.message, 'Passwords do not match. Please try again.'],
    [auth.tooShort.title, 'Password too short'],
    [auth.tooShort.message, 'Password must be at least 8 characters long'],
    [auth.toasts.registered, 'Account created successfully!'],
    [auth.toasts.registrationFailed, 'Registration failed'],
    [auth.toasts.somethingWrong, 'Something went wrong. Please try again.'],
  ],
  'My Bookings': [
    [bookings.upcoming.title, 'Upcoming Appointments'],
    [bookings.past.title, 'Past Appointments'],
    [bookings.actions.reschedule, 'Reschedule'],
    [bookings.actions.cancel, 'Cancel'],
    [bookings.actions.directions, 'Get Directions'],
    [bookings.past.bookAgain, 'Book Again'],
  ],
  'the profile': [
    [profile.unnamed, 'User'],
    [profile.premium, 'Premium Member'],
    [profile.verified, 'Verified'],
    [profile.signOut, 'Sign Out'],
    [profile.noUser, 'Please log in to view your profile.'],
  ],
  'the wallet': [
    [wallet.withdraw.invalidAmount, 'Please enter a valid amount'],
    [wallet.withdraw.insufficient, 'Insufficient balance'],
    [wallet.withdraw.noMethod, 'Please select a withdrawal method'],
    [wallet.withdraw.done, 'Withdrawal request submitted successfully'],
  ],
  'the address book': [
    [addresses.add, 'Add New Address'],
    [addresses.edit, 'Edit'],
    [addresses.delete, 'Delete'],
    [addresses.empty.title, 'No addresses saved'],
  ],
  favorites: [[favorites.empty.action, 'Find Salons']],
  'changing the password': [
    [password.error, 'Error'],
    [password.mismatch, "New passwords don't match"],
    [password.tooShort, 'Password must be at least 8 characters long'],
    [password.changed, 'Password changed successfully'],
  ],
  'the chat': [[chat.select, 'Select a conversation to start chatting']],
  'the help page': [
    [help.faq.booking.title, 'Booking & Appointments'],
    [help.faq.payments.title, 'Payments & Pricing'],
    [help.faq.account.title, 'Account & Profile'],
    [help.faq.salons.title, 'Salon & Services'],
  ],
  'the pages of text': [
    [about.values.customer.title, 'Customer First'],
    [about.values.quality.title, 'Quality Excellence'],
    [about.values.innovation.title, 'Innovation'],
    [legal.backHome, 'Back to home'],
    [legal.updated, 'Last updated January 19, 2025'],
  ],
};

describe.each(Object.entries(agreed))('the words of %s', (_, words) => {
  it.each(words)('%s matches exactly', (actual, wanted) => {
    expect(actual).toBe(wanted);
  });
});
