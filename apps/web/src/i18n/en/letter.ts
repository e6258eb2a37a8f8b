const letter = {
  greek: 'The letter “{{letter}}” in “{{part}}” is Greek. Type it in Latin letters.',
  cyrillic: 'The letter “{{letter}}” in “{{part}}” is Cyrillic. Type it in Latin letters.',
  other: 'The letter “{{letter}}” in “{{part}}” cannot be used here. Type a plain Latin one.',
};

export default letter;
