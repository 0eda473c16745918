export const eng = `
open the window | close all windows | roll down my window | put the windows up | crack the window open a bit
open the sunroof | close the roof | put the top down
lock the car | unlock the doors | open the door | are the doors locked | lock the child safety lock
open the trunk | close the tailgate | pop the hood
turn on the headlights | switch off the interior light | high beams on | turn on the hazard lights | dim the ambient light
turn on the wipers | clean the windshield wipers | wipe the rear window | spray some washer fluid
fold in the mirrors | adjust the left mirror | tilt the mirror down
move my seat back | slide the seat forward | save my seat position | lower the headrest
call my brother | make a phone call | dial this number | answer the call | hang up | call back the last caller
read my text messages | send a message to Sarah | reply to that message | do I have new mail | text him that I am late
turn on cruise control | set the speed limiter | switch on lane assist | keep more distance | park the car for me
honk the horn | start the engine | turn off the car | switch to sport mode | fold out the tow bar
check the tire pressure | how much fuel is left | how many miles until the next service | what does this warning light mean
show the rear camera | show me the camera view
connect to the wifi | turn on the hotspot | pair a new phone | update the software
what is the weather tomorrow | will it rain today | how cold is it outside
what is in the news | read me the headlines | who won the game last night
set a timer for ten minutes | wake me at six | remind me to buy milk | set an alarm
what is on my calendar | add an appointment for Monday | cancel my meeting | when is my next meeting
add eggs to the shopping list | make a note | what is on my to do list
turn on the kitchen light | close the garage door | lock the front door at home | turn down the thermostat at home
order a pizza | book a table for two | buy tickets for the show | how much money is in my account
translate good morning into Spanish | what is twelve times eight | how do you spell necessary | how many ounces are in a pound
tell me a joke | sing me a song | who are you | what can you do | how are you today
`
