export const eng = `
why is the sky blue?
what is the meaning of life?
who was Albert Einstein?
how do I fix a leaky faucet?
what do penguins eat?
where do babies come from?
when did the Second World War end?
which planet is the biggest?
whose jacket is this?
how many bones does a shark have?
how do bees make honey?
what did you say to her?
why are you crying?
who told you that?
what happened to your knee?
how was school?
did you do your homework?
have you brushed your teeth?
can you believe what she said?
do you think he likes me?
are you kidding me?
is it my turn?
was it something I said?
what would you do if you were me?
what if we just quit our jobs?
would you rather be rich or happy?
could there be life on Mars?
should I ask her to marry me?
am I getting old?
who invented the telephone?
what is the difference between a frog and a toad?
how does a vaccine work?
why do cats purr?
why do we yawn?
what does ubiquitous mean?
how do you spell necessary?
what rhymes with orange?
who wrote Romeo and Juliet?
which team do you root for?
how long do turtles live?
how fast can a cheetah run?
how much does an elephant weigh?
how often should I water a cactus?
what color are your eyes?
where did I put my glasses?
where did you two meet?
when is grandpa's birthday?
when do babies start walking?
what was I going to say?
what's the matter with you?
what's so funny?
what are you thinking about?
who's coming to the wedding?
who ate all the cookies?
who's your best friend?
why did you hit your sister?
why didn't you tell me?
why don't we get a dog?
why would anyone do that?
how come nobody told me?
how did the exam go?
how do I get a stain out of a shirt?
how do I tie a tie?
how do I write a cover letter?
how do you say cheese in French?
how are things with your boss?
how could you forget?
how big is the universe?
how many people live in India?
how old were you when you learned to swim?
do fish sleep?
do you believe in ghosts?
do you remember our old teacher?
do you want to have kids?
does she still work at the bank?
does anyone have a tissue?
does this dress make me look fat?
did he really say that?
did you feed the rabbit?
did dinosaurs have feathers?
have you ever been in love?
have we met before?
has anybody seen my wallet?
had you heard about that?
is that your real name?
is your mother feeling better?
is a tomato a fruit?
isn't he adorable?
are spiders insects?
are you a robot?
are you still mad at me?
were you born yesterday?
was Napoleon really that short?
will you be my friend?
will robots take over the world?
would it kill you to be nice?
would you mind not kicking the chair?
can dogs see colors?
can I have a cookie?
can I ask you something personal?
can you keep a secret?
can you count to ten in Spanish?
could you please stop fighting?
could you hold my purse?
may I have the last piece?
shall we play a game?
should kids have phones?
must you always interrupt me?
what's your favorite animal?
what's the square root of two?
what's the largest ocean?
what kind of dog is that?
what do you want to be when you grow up?
what did the doctor say?
what does your tattoo mean?
what makes you so sure?
what am I supposed to do now?
what were they thinking?
what on earth is that noise?
which one of you broke it?
which is heavier, gold or lead?
which grade are you in?
who do you think you are?
who cares anyway?
who was the first man on the moon?
whom should I believe?
whose idea was that?
whose fault is it?
where were you last night?
where do you see yourself in five years?
where does the word okay come from?
where is my other shoe?
when were you going to tell me?
when did you get so tall?
when does the baby come?
when will I ever learn?
why is he so mean to me?
why are flamingos pink?
why am I so tired all the time?
why does bread go stale?
why was she fired?
why can't we all get along?
how do magnets work?
how do I know if she likes me?
how do plants drink?
how is your thesis going?
how about a truth or dare?
how far away is the moon?
how did the Romans count?
how would you describe yourself?
you know what I mean?
so what happened then?
and then what did he do?
guess who I saw yesterday?
remember that time in college?
ever wonder why people lie?
any idea what she meant?
you did what?
isn't it strange how time flies?
don't you ever sleep?
aren't you supposed to be at work?
didn't I tell you?
haven't you had enough?
tell me why people dream
tell me who won the battle of Waterloo
tell me what you think of me
tell him I said hello
tell your brother you're sorry
give it back to your brother
give me a break
give grandma a kiss
give me one good reason
sit still
sit down and put on your shoes
stop pulling her hair
stop asking me that
stop being so dramatic
don't touch that
don't talk with your mouth full
don't be silly
don't worry about it
don't tell anyone I told you
don't put that in your nose
please don't cry
please say thank you to the lady
let me think about it
let me see your finger
let me explain
let go of my arm
let's play I spy
let's not talk about it
let's get a puppy
let's ask your dad
let's see who can be silent the longest
look at that cute dog
look at me when I'm talking
look what I found
listen to me for once
wait until your father hears this
wake up sleepyhead
watch your mouth
watch this
hold my hand
hold this for a second
hand me a napkin
hand me that bag please
pass the chips
put that away
put your seatbelt on sweetie
put yourself in her shoes
pick up your toys
pick a number between one and ten
take a deep breath
take your feet off the seat
take your sister's side for once
take it easy
try to get some sleep
try not to laugh
show me your drawing
show some respect
share your candy with your sister
say cheese
say something in Latin
repeat after me
read me a poem
read that line to me one more time
write an essay about the French Revolution
translate good night into Italian
explain gravity to a five year old
explain why leaves turn red
define irony
name three mammals that lay eggs
name the seven dwarfs
spell Mississippi
count the red trucks with me
calculate the area of a circle
compare apples and oranges
describe a sunset to me
imagine you could fly
suppose you won a million dollars
make a wish
make up your mind
make me laugh
sing me happy birthday
teach me a magic trick
help me with my math homework
help your little brother
ask your teacher tomorrow
ask me anything
answer your mother
come on hurry up
come here and give me a hug
come over here
go wash your hands
go to sleep now
get your elbow out of my face
get a life
keep your hands to yourself
leave me alone
leave your sister alone
forget about him
forgive me
be careful with that
be nice to each other
be honest with me
behave yourselves
calm down everyone
cheer up
relax it's only a game
smile
trust me
promise me you won't laugh
blow your nose
eat your sandwich
drink some water honey
finish your juice
move over a little
throw that in the trash
quit whining
quit it you two
never say that again
bring me luck
hello there
hi how are you doing
good evening everyone
good night sleep tight
nice to meet you
see you later alligator
bye for now
happy birthday to you
merry Christmas
congratulations on the new job
bless you
excuse me
I'm sorry I didn't mean it
you're welcome
thanks a lot for helping me yesterday
I'm so tired today
I'm bored
I'm not in the mood for this
I'm so proud of you
I'm pregnant
I'm allergic to nuts
I'm thinking about going back to school
I'm telling mom
I'm just saying
I'm getting a headache
I miss my dog
I miss you already
I hate Mondays
I hate my job
I love your hair
I love it when you laugh
I think she's lying
I think my boss is going to fire me
I don't know what to say
I don't believe a word of it
I don't get it
I don't feel so good
I don't want to talk about it
I can't believe it's already Friday
I can't find my glasses
I can't do this anymore
I can't stop laughing
I have a test on Thursday
I have three sisters and a brother
I had a weird dream last night
I had the best time with you
I was so embarrassed
I was born in a small village
I was thinking the same thing
I wish I were taller
I wish we had more time
I wonder what he's doing now
I wonder if she ever married
I want a divorce
I want a pony
I need a vacation from my family
I need to lose ten pounds
I need a hug
I feel like nobody listens to me
I feel great today
I forgot her name
I forgot what I wanted to say
I got an A in chemistry
I got the job
I got stung by a bee
I guess you're right
I hope he feels better soon
I hope they win the championship
I bet you can't do it
I swear I didn't do it
I saw a squirrel in our yard
I saw your ex at the gym
I used to play the violin
I could really use a nap
I should have studied medicine
I would never do that
I told you so
I promised her I'd be there
I work as a nurse
my cat had kittens
my daughter lost her first tooth
my sister is getting married in June
my boss is driving me crazy
my grandfather fought in the war
my teacher is really strict
my favorite color is green
my shoes are too tight
my tooth is loose
she said she would come but she didn't
she's two years older than me
she never listens
she has her father's eyes
he's such a good boy
he broke up with her by email
he doesn't even like football
he snores like a bear
he started it
they moved to Canada last spring
they have been married for thirty years
they never invite us
we should do this more often
we had so much fun at the zoo
we were just talking about you
we need to talk
we ran out of diapers
you are the best
you look tired
you never told me that
you have something on your chin
you always say that
you wouldn't believe what happened to me
you can do it
it's not fair
it's none of your business
it's my turn now
it was just a joke
it doesn't matter
it hurts when I laugh
it's been a long day
it takes two to tango
that's what she said
that's so funny
that's not what I meant
that reminds me of my childhood
that was a close one
that idiot didn't even signal
this is so boring
this is the worst day ever
this homework is impossible
there's a spider on your shoulder
there's something I need to tell you
there is no such thing as a free lunch
there were too many people at the party
the baby is finally asleep
the dog ate my homework
the teacher gave us too much homework
the neighbors are fighting again
the early bird catches the worm
the quick brown fox jumps over the lazy dog
once upon a time there was a king
to be or not to be
knock knock
oh my god
oh come on
ouch that hurt
wow that's amazing
um well you know
hmm let me think
so anyway where was I
well that's life
because I said so
if only I had known
when I was your age we had nothing
nobody is perfect
everybody makes mistakes
somebody stole my bike
nothing ever happens here
all my friends have one
some people never change
both of them are lying
most birds can fly but some can't
not that I know of
just kidding
actually that's not true
honestly I don't care
apparently he's a vegetarian now
and that's how I met your mother
but I thought you loved me
or so they say
boys will be boys
kids say the funniest things
two plus two is four
mommy he's looking at me
dad I don't feel well
`
