const addresses = {
  meta: {
    address: {
      title: 'Addresses',
      description: 'The places where your stylist may visit you.',
    },
  },
  title: 'Addresses',
  lead: 'The places where your stylist may visit you.',
  loading: 'Loading your addresses...',
  failed: 'Your addresses did not load',
  add: 'Add New Address',
  edit: 'Edit',
  editNamed: 'Edit {{name}}',
  delete: 'Delete',
  deleteNamed: 'Delete {{name}}',
  removed: '{{name}} is deleted.',
  removedTitle: 'Address deleted',
  savedTitle: 'Address saved',
  changeFailed: 'Your addresses could not be changed. Please try again.',
  types: {
    home: 'Home',
    work: 'Work',
    other: 'Other',
  },
  fields: {
    type: 'Kind',
    name: 'Name',
    nameHint: 'What you call it, such as Home',
    address: 'Street and number',
    city: 'City and postal code',
    makeDefault: 'Use this address by default',
  },
  required: {
    name: 'Give this address a name.',
    address: 'Enter street and number.',
    city: 'Enter the city.',
  },
  dialog: {
    newTitle: 'New address',
    title: 'Edit address',
    save: 'Save address',
    busy: 'Saving...',
    cancel: 'Cancel',
  },
  empty: {
    title: 'No addresses saved',
    text: 'Add the place where your stylist should visit you.',
  },
};

export default addresses;
