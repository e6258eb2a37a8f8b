const suggestions = {
  recent: 'Recent searches',
  kinds: {
    service: 'Services',
    category: 'Categories',
    salon: 'Salons',
    barber: 'Barbers',
    place: 'Places',
  },
};

export default suggestions;
