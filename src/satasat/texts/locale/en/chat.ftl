# What is said at a table by code (phrase-, face-), and what tables are set up with (bot-, clock-, pace-).

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thank-you = Thank you.
phrase-sorry = Sorry!
phrase-well-done = Well done!
phrase-what-luck = What luck!
phrase-oh-no = Oh no!
phrase-nice-card = Nice card!
phrase-nice-trick = Nice trick!
phrase-your-turn = It is your turn.
phrase-one-moment = One moment, please.
phrase-back-soon = I will be back soon.
phrase-i-am-back = I am back.
phrase-take-your-time = Take your time.
phrase-hurry-up = Hurry up, please.
phrase-good-deal = That was a good deal.
phrase-close-one = That was close.
phrase-i-need-more = I need more tricks!
phrase-who-deals = Who deals?
phrase-another-match = Another match?
phrase-last-deal = This is my last deal.
phrase-i-must-go = I must go now.
phrase-goodbye = Goodbye!

face-smile = smiling
face-laugh = laughing
face-wink = winking
face-think = thinking
face-surprise = surprised
face-cry = crying
face-sweat = sweating
face-cool = cool
face-sleep = sleeping
face-heart = a heart
face-clap = clapping hands
face-thumb = a thumb up

bot-random = Random: any card that is allowed
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-expert = Expert

clock-none = No clock
clock-relaxed = Relaxed: a minute for a move
clock-normal = Normal: 25 seconds for a move, and two minutes more in a match
clock-fast = Fast: 12 seconds for a move

pace-instant = Bots play at once
pace-half = Bots take half a second
pace-natural = Bots take their time
