import { describe, expect, it } from 'vitest';
import { currentOf, navItems } from './nav-items.ts';

function marked(pathname: string): string[] {
  return navItems(true).flatMap((item) => {
    const current = currentOf(item, pathname);
    return current === undefined ? [] : [`${item.key}:${current}`];
  });
}

describe('the navigation', () => {
  it('has private items for signed-in customers only', () => {
    expect(navItems(false).map(({ key }) => key)).toEqual(['findSalons', 'forYou', 'bookNow']);
    expect(navItems(true).map(({ key }) => key)).toContain('myBookings');
    expect(navItems(true).map(({ key }) => key)).toContain('profile');
  });

  it.each([
    ['/', []],
    ['/salons', ['findSalons:page']],
    ['/salon/01', ['findSalons:true']],
    ['/category/3', ['findSalons:true']],
    ['/booking/01', ['bookNow:true']],
    ['/dashboard', ['myBookings:page']],
    ['/profile/wallet', ['profile:true']],
    ['/salonssss', []],
  ])('marks on %s', (pathname, expected) => {
    expect(marked(pathname)).toEqual(expected);
  });
});
