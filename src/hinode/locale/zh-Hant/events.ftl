# 發生了什麼：每種事件一句話，句末不加句號。
#
# 變數是事件的欄位，先轉成文字：代號換成名稱，清單先連接，地點用 `at-…`，下注是 `bid-part` 的清單，
# 真假值是文字 "true" 或 "false"，其他文字照舊；另有 `$cause`。氏族用名稱，讀者自己的氏族用 `clan-you`。
# 失去的數量與格數不帶負號。變體：秘密欄位為空用 `-secret`，數量為負用 `-lost`，購買卡片用 `-paid`，
# 季末棄掉用 `-left`，空清單用 `-none`，擊殺自己的單位用 `-own`，切腹用 `-seppuku`，召喚後前往神殿用 `-shrine`。

## 句子的成分

subject = { $clan }
the-clan = { $clan }
of-clan = { $clan }的
name-of-clan = { $clan }
owner-subject = { $owner }
owner-s = { $owner }的
owner-figure = { owner-s }{ $figure }
to-clan = { $to }
from-clan = { $from }
with-clan = { $with }
a-figure = { $figure }
a-with-figure = { $with }
some-figures = { $count ->
    [1] { a-figure }
   *[other] { $count }名{ $figure }
}
one-figure-of = { $clan }的{ $figure }
one-of-yours = 你的{ $figure }
figures-of = { the-clan }的{ some-figures }
your-figures = 你的{ some-figures }
own = { $clan }自己的
own-figures = { own }{ some-figures }
amount-of-coins = { $amount }枚錢幣

## 遊戲的骨架

event-game_started = 氏族：{ $clans }。神殿：{ $shrines }。季節卡：基本與{ $season_set }
event-season_started = { $season }開始
event-phase_started = { $season }：{ $phase }
event-phase_started-cleanup = { $season }：{ $phase }，棄掉剩餘的錢幣與浪人
event-war_order = 本季戰爭順序：{ $provinces }
event-war_order-none = 收回戰爭數字標記
event-display_laid = 本季季節卡：{ $cards }
event-display_discarded = 棄掉無人取得的季節卡：{ $cards }
event-mandates_shuffled = 政策板塊全部重新洗混
event-game_ended = 遊戲結束。名次：{ $ranking }。獲勝：{ $winners }

## 氏族的資源

event-vp = { subject }獲得{ $amount }分（{ $cause }）
event-vp-lost = { subject }失去{ $amount }分（{ $cause }）
event-coins = { subject }獲得{ amount-of-coins }（{ $cause }）
event-coins-lost = { subject }交出{ amount-of-coins }（{ $cause }）
event-coins-paid = { subject }支付{ amount-of-coins }
event-coins-left = { subject }棄掉剩餘的{ amount-of-coins }
event-ronin = { subject }獲得{ $amount }名浪人（{ $cause }）
event-ronin-lost = { subject }失去{ $amount }名浪人（{ $cause }）
event-ronin-left = { subject }棄掉剩餘的{ $amount }名浪人
event-honor = { subject }榮耀提升{ $steps }位（{ $cause }），由第1位起：{ $order }
event-honor-lost = { subject }榮耀下降{ $steps }位（{ $cause }），由第1位起：{ $order }
# 看得到榮耀軌，或只有一行空間時使用。
honor-moves = { subject }的榮耀由第{ $before }位{ $up ->
    [yes] 升至
   *[no] 降至
}第{ $after }位（{ $cause }）
honor-moves-me = { honor-moves }，你{ $up ->
    [yes] 降至
   *[no] 升至
}第{ $mine }位
event-gift = { subject }送給{ to-clan }{ $coins ->
    [0] { $ronin }名浪人
   *[other] { $ronin ->
        [0] { gift-coins }
       *[other] { gift-coins }與{ $ronin }名浪人
    }
}
gift-coins = { $coins }枚錢幣

## 茶會

event-proposed = { subject }向{ to-clan }提議結盟
event-refused = { subject }拒絕{ from-clan }的提議
event-withdrew = { subject }收回對{ to-clan }的提議
event-ready = { subject }結束茶會協商
event-allied = { subject }與{ with-clan }結為盟友
event-alliance_ended = { subject }與{ with-clan }不再是盟友

## 政策

event-looked = { subject }察看最上方四張政策板塊：{ $tiles }
event-looked-secret = { subject }察看最上方四張政策板塊
event-mandate_announced = 第{ $turn }項政策行動：{ the-clan }蓋牌打出{ $tile }，宣布執行{ $announce }
event-mandate_announced-secret = 第{ $turn }項政策行動：{ the-clan }蓋牌打出一張板塊，宣布執行{ $announce }
event-mandate_laid = 第{ $turn }項政策行動：{ the-clan }選擇{ $tile }
event-mandate_turn = 第{ $turn }個政策回合：輪到{ the-clan }
event-reaped = { subject }獲得{ $province }的採收獎勵（{ $cause }）
event-performs = { subject }執行{ $cause }{ $bonus ->
    [true] （含額外獎勵）
   *[false] {""}
}

## 棋子

event-summoned = { subject }在{ $to }召喚{ a-figure }
event-summoned-shrine = { subject }在{ $province }召喚{ a-figure }，前往{ $to }
event-placed = { subject }在{ $to }放置{ a-figure }（{ $cause }）
event-moved = { subject }把{ a-figure }從{ $from }移到{ $to }
event-built = { subject }在{ $province }建造堡壘
event-replaced = { subject }在{ $at }以{ a-with-figure }替換{ owner-figure }
event-killed = { $by }在{ $province }擊殺{ figures-of }（{ $cause }）
event-killed-own = { subject }在{ $province }擊殺自己的{ some-figures }（{ $cause }）
event-killed-seppuku = { figures-of }在{ $province }切腹
event-captured = { subject }在{ $province }綁走{ owner-figure }
event-hostage_returned = { subject }返還{ owner-figure }
event-returned = { subject }的{ some-figures }從{ $from }返回預備區
event-kami_placed = { subject }把{ $kami }放到{ $to }
event-kami_moved = { subject }把{ $kami }從{ $from }移到{ $to }
event-kami_left = { $kami }離開{ $from }
event-acquired = { $cost ->
    [0] { subject }免費取得「{ $card }」
   *[other] { subject }花費{ $cost }枚錢幣取得「{ $card }」
}
event-monster_joined = { $figure }加入{ the-clan }的陣營

## 神明回合

event-kami_turn = 神明回合：神殿依排列順序結算
event-gift_won = { subject }在{ $kami }神殿領先
# 用於單獨顯示的字幕：人數相同時為何領先，以及神殿都沒有人的神明回合。
caption-gift-tied = { $text }（平手，榮耀較高）
caption-kami-empty = 神明回合：沒有人在神殿參拜

## 戰爭

event-province_at_war = 第{ $war_number }場戰爭：{ $province }
event-token_won = { subject }贏得{ $province }的{ $season }戰爭地區標記（{ $cause }）
event-token_discarded = { $province }無人有戰力，棄掉戰爭地區標記
event-battle_started = { $province }戰鬥開始：{ $clans }
event-bid_sealed = { subject }秘密下注：{ $bid }
event-bid_sealed-secret = { subject }秘密下注
event-bid_revealed = { subject }在{ $province }的下注：{ $bid }
event-advantage_won = { subject }以{ $bid }枚錢幣贏得{ $province }的{ $advantage }
event-advantage_declined = { subject }不使用{ $advantage }
event-ronin_hired = { subject }雇用浪人，增加{ $force }點戰力
event-battle_won = { subject }以{ $force }點戰力贏得{ $province }的戰鬥
event-battle_ended = { $province }的戰鬥結束
event-bid_discarded = { subject }棄掉下注的{ amount-of-coins }
event-reparation = { subject }賠償{ to-clan }{ amount-of-coins }
event-spared = { subject }饒恕{ $province }的單位
event-order_chosen = { subject }選擇{ $place ->
    [first] 最先
   *[last] 最後
}執行
event-toll = { $charged ->
    [true] { owner-subject }向{ the-clan }收取1枚錢幣的航線費（{ $cause }）
   *[false] { owner-subject }讓{ the-clan }免費使用航線（{ $cause }）
}
